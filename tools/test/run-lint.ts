import { firstCheckedCommit } from '../lint/commit-range.ts';
import { runCommand } from './run-command.ts';
import { FAILED, PASSED, type TestCounts } from './test-counts.ts';

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
  const codes = [
    await runCommand('eslint', ['.', '--max-warnings', '0']),
    await runCommand('prettier', ['--check', '--log-level', 'warn', '.']),
    await runCommand('depcruise', ['--config', 'tools/lint/dependency-cruiser.mjs', ...SOURCES]),
    await checkCommits(),
  ];
  return codes
    .map((code) => (code === 0 ? PASSED : FAILED))
    .reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }));
}

/** Outside a git checkout there are no messages to check. */
async function checkCommits(): Promise<number> {
  const from = firstCheckedCommit();
  return from === null ? 0 : runCommand('commitlint', ['--from', from, '--to', 'HEAD']);
}
