import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  pinRelease,
  copyRemoteRelease,
  copyShell,
  computeReleaseName,
  REMOTES,
  type Remote,
} from '../../../tools/production/releases.ts';
import { distFolder, readPackageVersion } from '../../../tools/production/production-stack.ts';
import { hasProductionInfo, productionInfo } from './production-info.ts';

/**
 * The build of this working tree, or another build for comparison; see
 * tools/production/version-builds.ts.
 */
export type Version = 'this' | 'next' | 'previous';

function findOtherBuild(version: 'next' | 'previous') {
  const found = productionInfo().builds[version];
  if (!found) throw new Error(`There is no ${version} version`);
  return found;
}

/** Whether a previous release exists in git; also called when tests are only listed. */
export const hasPreviousRelease = (): boolean =>
  hasProductionInfo() && productionInfo().builds.previous !== undefined;

export const distFolderOfVersion = (name: 'shell' | Remote, version: Version): string =>
  version === 'this' ? distFolder(name) : findOtherBuild(version).dists[name];

/** Minor version of the shared libraries of a build: it rises when they gain features. */
function sharedLibraryMinor(version: Version): number {
  const shared =
    version === 'this' ? productionInfo().builds.shared : findOtherBuild(version).shared;
  return Number(shared.split('.')[1]);
}

/**
 * Copies of libs/ui in a page that loaded these remotes: the host's, and a second copy where a
 * remote needs a later version.
 */
export function expectedUiCopies(host: Version, remotes: readonly Version[]): number {
  return remotes.some((remote) => sharedLibraryMinor(remote) > sharedLibraryMinor(host)) ? 2 : 1;
}

export const releaseNameOfVersion = async (name: Remote, version: Version): Promise<string> =>
  computeReleaseName(
    distFolderOfVersion(name, version),
    version === 'this' ? readPackageVersion(name) : version,
  );

/**
 * Publishes a remote in one of its versions, as `npm run production -- publish` does. Answers the
 * name of the release.
 */
export async function publishVersion(name: Remote, version: Version): Promise<string> {
  const release = await releaseNameOfVersion(name, version);
  await copyRemoteRelease(productionInfo().root, name, distFolderOfVersion(name, version), release);
  await pinRelease(productionInfo().root, name, release, productionInfo().remoteOrigins[name]);
  return release;
}

export const publishShellVersion = (version: Version): Promise<void> =>
  copyShell(productionInfo().root, distFolderOfVersion('shell', version));

/** Everything of the tree's own version again, for the journeys after. */
export async function publishCurrentVersions(): Promise<void> {
  await publishShellVersion('this');
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
  }, productionInfo().remoteOrigins[name]);
}

/** Whether the host's script the page runs is that of a version. */
export async function isHostVersion(page: Page, version: Version): Promise<boolean> {
  const [served, built] = await Promise.all([
    (await page.request.get('/main.js')).text(),
    readFile(join(distFolderOfVersion('shell', version), 'main.js'), 'utf8'),
  ]);
  return served === built;
}

/** Number of times the page evaluated libs/ui: one for every copy. */
export const countUiInstances = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () => (window as unknown as { __pratiche?: { uiInstances: number } }).__pratiche?.uiInstances,
  );
