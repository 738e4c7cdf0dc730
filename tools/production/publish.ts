import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError, printProgress } from '../prepare/console-output.mjs';
import { checkRelease } from './check-release.ts';
import type { CommandValues } from './command-line.ts';
import { distFolder, readPackageVersion } from './production-stack.ts';
import {
  computeReleaseName,
  copyShell,
  findCurrentRelease,
  parseRemoteOrigins,
  publishRemote,
  readRemotesJson,
  REMOTES,
  type Remote,
} from './releases.ts';
import { findRunning, readRunning } from './running-stack.ts';
import { planServer, readInstallOptions } from './server-commands.ts';
import { originsOf } from './server-files.ts';
import type { FrontEnd } from './stack-ports.ts';
import { isInstalled } from './systemd.ts';

/** The shell comes first: with it pages load one copy of the shared libraries. */
export const FRONT_ENDS: readonly FrontEnd[] = ['shell', ...REMOTES];

/** Where front ends are published, and the addresses of the remotes in the browser. */
export interface PublishedFrontEnds {
  root: string;
  remoteOrigins: Record<Remote, string>;
}

/** Those of `--root`, of the set-up that runs in the folder, or of the units of this machine. */
export async function findFrontEnds(
  values: Pick<CommandValues, 'folder' | 'root' | 'remote-origins'>,
): Promise<PublishedFrontEnds> {
  if (values.root !== undefined) {
    const root = resolve(values.root);
    const published = readRemotesJson(root);
    const addresses = REMOTES.map((one) => published[one] ?? '').join(',');
    return {
      root,
      remoteOrigins: parseRemoteOrigins(values['remote-origins'] ?? addresses) as Record<
        Remote,
        string
      >,
    };
  }
  const folder = resolve(values.folder);
  if (findRunning(folder) !== null || !isInstalled()) return readRunning(folder);
  const plan = await planServer(readInstallOptions());
  return { root: plan.root, remoteOrigins: originsOf(plan) };
}

/** @throws UsageError for a word that is neither a front end nor `all` */
export function parseFrontEnds(word: string): FrontEnd[] {
  if (word === 'all') return [...FRONT_ENDS];
  const name = FRONT_ENDS.find((one) => one === word);
  if (name === undefined)
    throw new UsageError(
      `"${word}" is no front end; there are ${FRONT_ENDS.join(', ')}, and all for these four.`,
    );
  return [name];
}

/**
 * Publishes what was built last. Pages that load from now on get it.
 * @throws UserFacingError where a remote does not fit the shell that is published
 */
export async function publishFrontEnds(
  names: readonly FrontEnd[],
  { root, remoteOrigins }: PublishedFrontEnds,
): Promise<void> {
  for (const name of names) {
    const version = readPackageVersion(name);
    if (name === 'shell') {
      await copyShell(root, distFolder(name));
      printProgress(name, `${version}, published in ${root}`);
    } else {
      checkRelease(root, distFolder(name));
      printProgress(
        name,
        await publishRemote(root, name, distFolder(name), remoteOrigins[name], version),
      );
    }
  }
}

/** Front ends of which another build is published than the one of this checkout: an upgrade or a pin. */
export async function listUnpublished(root: string): Promise<string[]> {
  const differs = await Promise.all(
    REMOTES.map(async (name) => {
      const dist = distFolder(name);
      if (!existsSync(dist)) return false;
      const built = await computeReleaseName(dist, readPackageVersion(name));
      return built !== findCurrentRelease(root, name);
    }),
  );
  const [built, published] = [distFolder('shell'), join(root, 'shell')].map((folder) => {
    const page = join(folder, 'index.html');
    return existsSync(page) ? readFileSync(page, 'utf8') : null;
  });
  return [
    ...(built === null || built === published ? [] : ['shell']),
    ...REMOTES.filter((_, index) => differs[index]),
  ];
}
