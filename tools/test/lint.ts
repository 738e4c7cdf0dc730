import { firstCheckedCommit } from '../lint/commits.ts';
import { command } from './command.ts';
import { FAILED, PASSED, type Counts } from './counts.ts';

/** Style, borders between folders, layout, and the messages of the commits; each counts as one check. */
export async function lint(): Promise<Counts> {
  const codes = [
    await command('eslint', ['.', '--max-warnings', '0']),
    await command('prettier', ['--check', '--log-level', 'warn', '.']),
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
  return from === null ? 0 : command('commitlint', ['--from', from, '--to', 'HEAD']);
}
