import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printProgress } from './console-output.mjs';
import { repositoryRoot } from './repository-root.mjs';

/** Outside `node_modules`, which an installation deletes. */
const LOCK_FILE = join(repositoryRoot, '.cache', 'prepare.lock');
const RETRY_MS = 300;

/**
 * Runs a change of `node_modules` or `dist` while no other command of this tree makes one. Commands
 * that were killed leave the file behind, so its process must still run to count.
 */
export async function withTreeLock(change, file = LOCK_FILE) {
  mkdirSync(dirname(file), { recursive: true });
  let isTold = false;
  while (!acquire(file)) {
    if (!isTold) printProgress('Waiting', 'for another command that installs or builds here');
    isTold = true;
    await pause(RETRY_MS);
  }
  try {
    return await change();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isHeld(file)) return false;
  rmSync(file, { force: true });
  return false;
}

function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Written and filled in two steps: an empty file is a lock that was taken this moment.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
