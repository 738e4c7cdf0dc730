import { firstCheckedCommit } from '../lint/commit-range.ts';
import { runCommand } from './run-command.ts';
import { FAILED, PASSED, type TestCounts } from './test-counts.ts';

/**
 * Runs the checks of style, import boundaries, formatting and commit messages; each counts as one
 * check.
 */
export async function runLint(): Promise<TestCounts> {
  const codes = [
    await runCommand('eslint', ['.', '--max-warnings', '0']),
    await runCommand('prettier', ['--check', '--log-level', 'warn', '.']),
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
