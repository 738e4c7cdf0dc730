import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
export const DEFAULT_USER = 'pratiche';

interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * As root, goes on as another user, to whom the folder is given: the one asked for, else the
 * folder's owner, else `pratiche`, who is made. Answers whether it stays root, as asked.
 * @throws when no other user can run it, rather than run everything as root
 */
export function leaveRoot(folder: string, asked?: string): boolean {
  if (!isRoot()) return false;
  if (asked === 'root') return true;
  const user = findUser(asked ?? ownerOf(folder) ?? DEFAULT_USER, asked === undefined);
  if (user === null)
    throw new UserFacingError(
      `there is no user ${DEFAULT_USER} and none could be made: name one with --user.`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('chown', ['-R', '-h', `${user.uid}:${user.gid}`, folder]);
  const obstacle = findObstacle(user, folder);
  if (obstacle !== null) {
    execFileSync('chown', ['-R', '-h', '0:0', folder]);
    throw new UserFacingError(
      `${user.name} cannot use ${obstacle}: put the checkout where that user reads it, such as /opt, name another with --user, or say --user root to run everything as root.`,
    );
  }
  become(user, folder);
  return false;
}

/** As root, goes on as the owner of a folder, so that no file in it belongs to root. */
export function becomeOwner(folder: string): void {
  const owner = isRoot() ? ownerOf(folder) : null;
  const user = owner === null ? null : findUser(owner, false);
  if (user !== null) become(user, folder);
}

function become({ name, uid, gid }: SystemUser, home: string): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  Object.assign(process.env, { HOME: home, USER: name, LOGNAME: name });
}

/** Name of the owner, unless that is root or there is no folder. */
function ownerOf(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const { uid } = statSync(folder);
  return uid === 0 ? null : readId(['-un', String(uid)]);
}

function findUser(name: string, isCreated: boolean): SystemUser | null {
  const read = (): SystemUser | null => {
    const [uid, gid] = [readId(['-u', name]), readId(['-g', name])];
    return uid === null || gid === null ? null : { name, uid: Number(uid), gid: Number(gid) };
  };
  const found = read();
  if (found !== null) return found;
  if (!isCreated) throw new UserFacingError(`there is no user ${name}: name another with --user.`);
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ]);
  return read();
}

function readId(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The first thing the user needs and cannot open. */
function findObstacle({ uid, gid }: SystemUser, folder: string): string | null {
  const needed = [
    ['-x', process.execPath],
    ['-r', join(ROOT, 'backend/dist/src/main.js')],
    ['-r', join(ROOT, 'node_modules/mysql2/package.json')],
    ['-w', folder],
  ] as const;
  const fails = ([flag, path]: readonly [string, string]) =>
    spawnSync('test', [flag, path], { uid, gid, cwd: '/' }).status !== 0;
  return needed.find(fails)?.[1] ?? null;
}
