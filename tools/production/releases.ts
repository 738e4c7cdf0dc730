import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../prepare/console-output.mjs';
import { copySourceMaps } from './source-maps.ts';

export const REMOTES = ['mfe-wizard', 'mfe-lists', 'mfe-admin'] as const;
export type Remote = (typeof REMOTES)[number];

/**
 * Layout of the published front ends:
 *
 *     <root>/remotes.json                  the active release of each remote
 *     <root>/shell/                        the host's files; chunks of earlier releases are kept
 *     <root>/source-maps/…             for the server alone; no site shows them
 *     <root>/mfe-lists/<release>/…         every release complete, in a separate immutable folder
 */
export const remotesJsonPath = (root: string): string => join(root, 'remotes.json');

/** The size report is not served. */
const isServed = (path: string): boolean => basename(path) !== 'chunks.json';

/** Name of a built front end: its version and the sum of its content. The same content has the same name. */
export async function computeReleaseName(dist: string, version: string): Promise<string> {
  const sum = createHash('sha256');
  const names = (await readdir(dist, { recursive: true })).filter(isServed).sort();
  for (const name of names) {
    const path = join(dist, name);
    if ((await stat(path)).isFile()) sum.update(`${name}\0`).update(await readFile(path));
  }
  return `${version}-${sum.digest('hex').slice(0, 10)}`;
}

/** Adds a built remote to its earlier releases. No user gets it before `pinRelease`. */
export async function copyRemoteRelease(
  root: string,
  name: Remote,
  dist: string,
  release: string,
): Promise<void> {
  const target = join(root, name, release);
  if (existsSync(target)) return;
  if (!existsSync(join(dist, 'remoteEntry.js')))
    throw new UserFacingError(`${dist} holds no remoteEntry.js: build ${name} first`);
  const incoming = join(root, name, `.${release}.part`);
  await rm(incoming, { recursive: true, force: true });
  await mkdir(join(root, name), { recursive: true });
  await cp(dist, incoming, { recursive: true, filter: isServed });
  await copySourceMaps(root, dist, name, release);
  // Whole or not at all.
  await rename(incoming, target);
}

/**
 * Copies a built shell over the previous one: the referenced files first, the page that references
 * them last. A folder in it has its version in its name and never changes.
 */
export async function copyShell(root: string, dist: string): Promise<void> {
  const target = join(root, 'shell');
  await mkdir(target, { recursive: true });
  await copySourceMaps(root, dist, 'shell');
  const names = (await readdir(dist)).filter(isServed);
  const order = (name: string) =>
    /\.[0-9a-f]{8,}\./.test(name) ? 0 : name.startsWith('index.html') ? 2 : 1;
  for (const name of names.sort((a, b) => order(a) - order(b))) {
    const source = join(dist, name);
    const part = join(target, `.${name}.part`);
    if ((await stat(source)).isDirectory() && existsSync(join(target, name))) continue;
    await rm(part, { recursive: true, force: true });
    await cp(source, part, { recursive: true });
    await rename(part, join(target, name));
  }
}

/** Addresses of the remotes in the browser, in the order of their names. */
export function parseRemoteOrigins(text: string | undefined): Record<Remote, string> | undefined {
  if (text === undefined) return undefined;
  const origins = text.split(',').map((one) => (URL.canParse(one) ? new URL(one).origin : ''));
  if (origins.length !== REMOTES.length || origins.includes(''))
    throw new UserFacingError(
      `--remote-origins ${text}: the addresses of ${REMOTES.join(', ')}, with commas.`,
    );
  return Object.fromEntries(REMOTES.map((name, index) => [name, origins[index]])) as Record<
    Remote,
    string
  >;
}

/** Releases of a remote that are there, newest first. */
export async function listReleases(root: string, name: Remote): Promise<string[]> {
  const names = (await readdir(join(root, name)).catch(() => [])).filter(
    (one) => !one.startsWith('.'),
  );
  const dated = await Promise.all(
    names.map(async (one) => ({ one, at: (await stat(join(root, name, one))).mtimeMs })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ one }) => one);
}

/**
 * Selects this release for all users who load the remote from now on, by editing `remotes.json`.
 */
export async function pinRelease(
  root: string,
  name: Remote,
  release: string,
  origin: string,
): Promise<void> {
  if (!existsSync(join(root, name, release, 'remoteEntry.js'))) {
    throw new UserFacingError(
      `${name} has no release ${release}; there are: ${(await listReleases(root, name)).join(', ') || 'none'}`,
    );
  }
  await withLock(root, async () => {
    const file = remotesJsonPath(root);
    await writeFile(
      `${file}.part`,
      `${JSON.stringify({ ...readRemotesJson(root), [name]: `${origin}/${release}/remoteEntry.js` }, null, 2)}\n`,
    );
    await rename(`${file}.part`, file);
  });
}

const LOCK_TIMEOUT_MS = 10_000;

/** Two who publish at the same moment must not lose each other's line. */
async function withLock(root: string, work: () => Promise<void>): Promise<void> {
  const lock = `${remotesJsonPath(root)}.lock`;
  const end = Date.now() + LOCK_TIMEOUT_MS;
  while (
    !(await mkdir(lock).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end)
      throw new UserFacingError(`Another release is being published. If not, remove ${lock}`);
    await pause(20);
  }
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true });
  }
}

/** What `remotes.json` says now. */
export function readRemotesJson(root: string): Record<string, string> {
  const file = remotesJsonPath(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** The release of a remote that counts, `null` before the first. */
export function findCurrentRelease(root: string, name: Remote): string | null {
  const address = readRemotesJson(root)[name];
  return address === undefined ? null : (new URL(address).pathname.split('/')[1] ?? null);
}

/** Puts a remote and sends people to it. Answers the name of the release. */
export async function publishRemote(
  root: string,
  name: Remote,
  dist: string,
  origin: string,
  version: string,
): Promise<string> {
  const release = await computeReleaseName(dist, version);
  await copyRemoteRelease(root, name, dist, release);
  await pinRelease(root, name, release, origin);
  return release;
}
