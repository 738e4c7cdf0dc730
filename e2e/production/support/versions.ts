import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  pin,
  putRemote,
  putShell,
  releaseOf,
  REMOTES,
  type Remote,
} from '../../../tools/production/releases.ts';
import { distOf, versionOf } from '../../../tools/production/set-up.ts';
import { isStaged, stage } from './stage.ts';

/** The build of this tree, or another one beside it; see other-builds.ts. */
export type Version = 'this' | 'next' | 'previous';

function otherBuild(version: 'next' | 'previous') {
  const found = stage().builds[version];
  if (!found) throw new Error(`There is no ${version} version`);
  return found;
}

/** Whether git knows a release before this one; also asked where tests are only listed. */
export const hasPrevious = (): boolean => isStaged() && stage().builds.previous !== undefined;

export const distOfVersion = (name: 'shell' | Remote, version: Version): string =>
  version === 'this' ? distOf(name) : otherBuild(version).dists[name];

/** Second number of the version of the libraries a build shares: it rises with what they offer. */
function offerOf(version: Version): number {
  const shared = version === 'this' ? stage().builds.shared : otherBuild(version).shared;
  return Number(shared.split('.')[1]);
}

/** Copies of libs/ui a page has that loaded these remotes: the host's, and one more where a remote needs a later one. */
export function copiesExpected(host: Version, remotes: readonly Version[]): number {
  return remotes.some((remote) => offerOf(remote) > offerOf(host)) ? 2 : 1;
}

export const releaseOfVersion = async (name: Remote, version: Version): Promise<string> =>
  releaseOf(distOfVersion(name, version), version === 'this' ? versionOf(name) : version);

/** Publishes a remote in one of its versions, as `npm run production -- publish` does. Answers the name of the release. */
export async function publishVersion(name: Remote, version: Version): Promise<string> {
  const release = await releaseOfVersion(name, version);
  await putRemote(stage().root, name, distOfVersion(name, version), release);
  await pin(stage().root, name, release, stage().remoteOrigins[name]);
  return release;
}

export const publishShell = (version: Version): Promise<void> =>
  putShell(stage().root, distOfVersion('shell', version));

/** Everything of the tree's own version again, for the journeys after. */
export async function allOfThis(): Promise<void> {
  await publishShell('this');
  for (const name of REMOTES) await publishVersion(name, 'this');
}

/** Releases a page has loaded scripts of, from a remote's origin. */
export function loadedReleases(page: Page, name: Remote): Promise<string[]> {
  return page.evaluate((origin) => {
    const addresses = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((address) => address.startsWith(origin));
    return [...new Set(addresses.map((address) => new URL(address).pathname.split('/')[1] ?? ''))];
  }, stage().remoteOrigins[name]);
}

/** Whether the host's script the page runs is that of a version. */
export async function hostIs(page: Page, version: Version): Promise<boolean> {
  const [served, built] = await Promise.all([
    (await page.request.get('/main.js')).text(),
    readFile(join(distOfVersion('shell', version), 'main.js'), 'utf8'),
  ]);
  return served === built;
}

/** Evaluations of libs/ui in the page: one for every copy. */
export const uiInstances = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () => (window as unknown as { __pratiche?: { uiInstances: number } }).__pratiche?.uiInstances,
  );
