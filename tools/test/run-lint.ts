import { firstCheckedCommit } from '../lint/commit-range.ts';
import { runCommand } from './run-command.ts';
import { addCounts, countsFromExitCode, type TestCounts } from './test-counts.ts';

/** The folders whose imports must not form a cycle. */
const SOURCES = [
  'backend/src',
  'bench',
  'e2e',
  'libs/api/src',
  'libs/domain/src',
  'libs/federation',
  'libs/ui/src',
  'mfe-admin/src',
  'mfe-lists/src',
  'mfe-wizard/src',
  'shell/src',
  'tools',
];

/**
 * Runs the checks of style, import boundaries, formatting, import cycles and commit messages; each
 * counts as one check.
 */
export async function runLint(): Promise<TestCounts> {
  const checkOthers = async () => [
    await runCommand('prettier', ['--check', '--log-level', 'warn', '.']),
    await runCommand('depcruise', ['--config', 'tools/lint/dependency-cruiser.mjs', ...SOURCES]),
    await checkCommits(),
  ];
  // ESLint takes as long as all others together, on one processor.
  const [eslint, others] = await Promise.all([
    runCommand('eslint', ['.', '--max-warnings', '0']),
    checkOthers(),
  ]);
  const codes = [eslint, ...others];
  return addCounts(...codes.map(countsFromExitCode));
}

/** Outside a git checkout there are no messages to check. */
async function checkCommits(): Promise<number> {
  const from = firstCheckedCommit();
  return from === null ? 0 : runCommand('commitlint', ['--from', from, '--to', 'HEAD']);
}
