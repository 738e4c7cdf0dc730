import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const runGit = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A copy of the repository that may be spoilt. */
export interface ScratchCopy {
  folder: string;
  /** Takes every change out again, but not what builds and caches wrote. */
  resetCopy(): void;
}

/**
 * Checks the tracked files out into a temporary folder, with changes that are not committed yet,
 * and links the installed packages. The tree of the user is only read. The folder is removed when
 * the process ends, also by a signal.
 */
export function createScratchCopy(root: string): ScratchCopy {
  const parent = mkdtempSync(join(tmpdir(), 'scratch-copy-'));
  const folder = join(parent, 'copy');
  // Writes a commit object and touches neither files nor index; prints nothing without changes.
  const changes = runGit(root, 'stash', 'create');
  runGit(root, 'worktree', 'add', '--detach', '--quiet', folder, changes || 'HEAD');
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const own of globSync('*/node_modules', { cwd: root }))
    if (existsSync(join(folder, dirname(own)))) linkPackages(join(root, own), join(folder, own));
  const removeCopy = (): void => {
    rmSync(parent, { recursive: true, force: true });
    runGit(root, 'worktree', 'prune');
  };
  process.once('exit', removeCopy);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1));
  return {
    folder,
    resetCopy: () => {
      runGit(folder, 'checkout', '--force', '--quiet', '--', '.');
      runGit(folder, 'clean', '--force', '-d', '--quiet');
    },
  };
}

/** Caches that tools write beside the packages stay with each tree. */
const isCache = (name: string): boolean => name.startsWith('.') && name !== '.bin';

/** Links every package to the installed one, and the workspaces to those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => !isCache(one))) {
    const source = join(from, name);
    const target = join(to, name);
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
