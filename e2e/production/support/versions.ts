import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pin, putRemote, putShell, releaseOf, REMOTES, type Remote } from '../../../tools/production/releases.ts';
import { distOf, versionOf } from '../../../tools/production/set-up.ts';
import { stage } from './stage.ts';

/** The build of this tree, or the other version beside it; see second-build.ts. */
export type Version = 'this' | 'other';
export const VERSIONS: readonly Version[] = ['this', 'other'];

export const distOfVersion = (name: 'shell' | Remote, version: Version): string => (version === 'this' ? distOf(name) : stage().other.dists[name] ?? '');

export const releaseOfVersion = async (name: Remote, version: Version): Promise<string> =>
  releaseOf(distOfVersion(name, version), version === 'this' ? versionOf(name) : 'other');

/** Publishes a remote in one of its versions, as `npm run production -- publish` does. Answers the name of the release. */
export async function publishVersion(name: Remote, version: Version): Promise<string> {
  const release = await releaseOfVersion(name, version);
  await putRemote(stage().root, name, distOfVersion(name, version), release);
  await pin(stage().root, name, release, stage().remoteOrigins[name]);
  return release;
}

export const publishShell = (version: Version): Promise<void> => putShell(stage().root, distOfVersion('shell', version));

/** Everything of the tree's own version again, for the journeys after. */
export async function allOfThis(): Promise<void> {
  await publishShell('this');
  for (const name of REMOTES) await publishVersion(name, 'this');
}

/** Releases a page has loaded scripts of, from a remote's origin. */
export function loadedReleases(page: Page, name: Remote): Promise<string[]> {
  return page.evaluate((origin) => {
    const addresses = performance.getEntriesByType('resource').map((entry) => entry.name).filter((address) => address.startsWith(origin));
    return [...new Set(addresses.map((address) => new URL(address).pathname.split('/')[1] ?? ''))];
  }, stage().remoteOrigins[name]);
}

/** Whether the host's script the page runs is that of a version. */
export async function hostIs(page: Page, version: Version): Promise<boolean> {
  const [served, built] = await Promise.all([(await page.request.get('/main.js')).text(), readFile(join(distOfVersion('shell', version), 'main.js'), 'utf8')]);
  return served === built;
}

/** Evaluations of libs/ui in the page: more than one means that sharing is broken. */
export const uiInstances = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as unknown as { __pratiche?: { uiInstances: number } }).__pratiche?.uiInstances);
