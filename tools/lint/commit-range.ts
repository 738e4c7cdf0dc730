import { spawnSync } from 'node:child_process';

/**
 * The first commit to check is the one after this file's configuration was added. In a shallow clone the oldest commit
 * seems to add every file, so the check covers what the clone holds.
 */
export function firstCheckedCommit(): string | null {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--diff-filter=A', '--format=%H', '--', 'commitlint.config.js'],
    { encoding: 'utf8' },
  );
  return status === 0 ? (stdout.trim().split('\n').at(-1) ?? null) || null : null;
}
