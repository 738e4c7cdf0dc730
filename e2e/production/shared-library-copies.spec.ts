import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinRelease, copyRemoteRelease } from '../../tools/production/releases.ts';
import { expect, heading, openPageAs, test } from '../support/page-helpers.js';
import { createMember } from '../support/portal-kit.js';
import { captureScreenshots } from '../support/screen-checks.ts';
import { productionInfo } from './support/production-info.ts';
import {
  publishCurrentVersions,
  distFolderOfVersion,
  publishShellVersion,
  publishVersion,
  countUiInstances,
} from './support/versions.ts';

test.afterEach(publishCurrentVersions);

test('what a page has once is one for a remote with a copy of its own: session, alerts, confirmations, look', async ({
  page,
}) => {
  const me = await createMember({});
  await publishShellVersion('this');
  await publishVersion('mfe-lists', 'next');
  await openPageAs(page, me, '/modules/drafts');
  // The session of the host.
  await expect(page.getByText(`Versione successiva per ${me.email}`)).toBeVisible();
  await expect(page.getByText('Nessuna bozza')).toBeVisible();
  expect(await countUiInstances(page)).toBe(2);
  const ask = page.getByRole('button', { name: 'Chiedi' });
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, color, fontFamily, borderRadius } = getComputedStyle(button);
      return { backgroundColor, color, fontFamily, borderRadius };
    });
  const green = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = getComputedStyle(document.documentElement).getPropertyValue('--pr-primary');
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect((await look('Chiedi')).backgroundColor).toBe(green);
  await captureScreenshots(page, 'own-copy');

  // The remote opens the question and the host shows it.
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Domanda della versione successiva' });
  await question.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Avviso della versione successiva')).toHaveCount(1);
  await expect(question).toBeHidden();
  // Leaving the page clears the alert, as the host does with its own.
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Avviso della versione successiva')).toHaveCount(0);
});

/** Publishes a build of mfe-lists that requires another React version. */
async function publishWithReactRange(range: string): Promise<void> {
  const { root, remoteOrigins } = productionInfo();
  const dist = await mkdtemp(join(tmpdir(), 'other-react-'));
  try {
    await cp(distFolderOfVersion('mfe-lists', 'this'), dist, { recursive: true });
    const entry = join(dist, 'remoteEntry.js');
    const text = await readFile(entry, 'utf8');
    expect(text).toContain('"^19.0.0"');
    await writeFile(entry, text.replaceAll('"^19.0.0"', JSON.stringify(range)));
    for (const compressed of ['gz', 'br']) await rm(`${entry}.${compressed}`, { force: true });
    await copyRemoteRelease(root, 'mfe-lists', dist, 'other-react');
    await pinRelease(root, 'mfe-lists', 'other-react', remoteOrigins['mfe-lists']);
  } finally {
    await rm(dist, { recursive: true });
  }
}

test('a remote that cannot work with the host at all says so, and the rest of the portal works', async ({
  page,
}) => {
  const me = await createMember({});
  const said = page.getByText('Questa parte del portale è di un’altra versione');
  await publishWithReactRange('^20.0.0');
  await openPageAs(page, me, '/modules/drafts');
  await expect(said).toBeVisible();
  await captureScreenshots(page, 'other-version');
  await page.getByRole('link', { name: 'Nuova pratica' }).first().click();
  await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
  await page.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
  await expect(said).toBeVisible();
  // After a compatible version is published, a new page loads it.
  await publishVersion('mfe-lists', 'this');
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expect(page.getByText('Nessuna bozza')).toBeVisible();
});
