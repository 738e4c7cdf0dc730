import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRILL, noteSeconds } from '../support/drill.ts';
import { expect, heading, openPageAs, test } from '../support/page-helpers.js';
import { ecobonusForm, createMember, readDossier, save } from '../support/portal-kit.js';
import { field, stepHeading, stepButton } from '../support/wizard-helpers.js';
import { captureScreenshots } from '../support/screen-checks.ts';
import { remotesJsonPath } from '../../tools/production/releases.ts';
import { productionInfo } from './support/production-info.ts';
import {
  publishCurrentVersions,
  distFolderOfVersion,
  loadedReleases,
  publishShellVersion,
  publishVersion,
  releaseNameOfVersion,
} from './support/versions.ts';

test.afterEach(publishCurrentVersions);

/** After this long the wizard fetches its later steps; see step-pages.ts of mfe-wizard. */
const PREFETCH_DELAY_MS = 1500;

test(
  'publishing a remote does not disturb active users, and editing remotes.json pins it back',
  DRILL,
  async ({ page, context }) => {
    const me = await createMember({});
    const before = await publishVersion('mfe-lists', 'this');
    await openPageAs(page, me, '/modules/drafts');
    await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();

    const after = await noteSeconds('published in', () => publishVersion('mfe-lists', 'next'));
    expect(after).not.toBe(before);
    // Open pages continue with the versions they loaded, for all remotes.
    await page.getByRole('link', { name: 'Pratiche inviate' }).first().click();
    await expect(heading(page, 'Pratiche inviate')).toBeVisible();
    await page.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
    await expect(page.getByText('Nessuna bozza')).toBeVisible();
    expect(await loadedReleases(page, 'mfe-lists')).toEqual([before]);
    // New pages get the new version, and so do pages that had not loaded the remote yet.
    const fresh = await context.newPage();
    await fresh.goto('/dashboard');
    await fresh.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
    await expect(fresh.getByText('Nessuna bozza')).toBeVisible();
    expect(await loadedReleases(fresh, 'mfe-lists')).toEqual([after]);

    // Pinned back as a person does it: with an editor.
    const file = remotesJsonPath(productionInfo().root);
    await writeFile(file, (await readFile(file, 'utf8')).replace(after, before));
    await fresh.goto('/modules/drafts');
    await expect(fresh.getByText('Nessuna bozza')).toBeVisible();
    expect(await loadedReleases(fresh, 'mfe-lists')).toEqual([before]);
  },
);

test('publishing the host leaves pages at work with their own chunks, and a remote loaded late', async ({
  page,
}) => {
  const me = await createMember({});
  await publishShellVersion('this');
  await openPageAs(page, me, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
  await publishShellVersion('next');
  await page.getByRole('link', { name: 'Portafoglio' }).click();
  await expect(heading(page, /portafoglio/i)).toBeVisible();
  await page.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
  await expect(page.getByText('Nessuna bozza')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nessuna bozza')).toBeVisible();
});

test('a page whose release was removed offers to load the current one, and nothing typed is lost', async ({
  page,
}) => {
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  const before = await publishVersion('mfe-wizard', 'this');
  // The later steps are not fetched ahead, as on a slow network: that timer is dropped.
  await page.addInitScript((ahead) => {
    const plain = window.setTimeout.bind(window);
    window.setTimeout = ((work: TimerHandler, ms?: number, ...args: unknown[]) =>
      ms === ahead ? 0 : plain(work, ms, ...args)) as typeof window.setTimeout;
  }, PREFETCH_DELAY_MS);
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await expect(stepHeading(page, 'Beneficiario')).toBeVisible();

  await publishVersion('mfe-wizard', 'next');
  const folder = join(productionInfo().root, 'mfe-wizard', before);
  await rename(folder, `${folder}.gone`);
  try {
    await field(page, 'Telefono').fill('3409876543');
    await stepButton(page, 'Manufatti').click();
    await expect(page.getByText('C’è una nuova versione del portale')).toBeVisible();
    await expect(page.getByText('Quello che hai scritto nella pratica è al sicuro')).toBeVisible();
    await captureScreenshots(page, 'missing-chunk');
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname.split('/')[1] ?? ''),
    );
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(stepHeading(page, 'Manufatti')).toBeVisible();
    await stepButton(page, 'Beneficiario').click();
    await expect(field(page, 'Telefono')).toHaveValue('3409876543');
    await expect
      .poll(async () => (await readDossier(me.http, id)).beneficiaryPhone)
      .toBe('3409876543');
    expect(asked).toContain(await releaseNameOfVersion('mfe-wizard', 'next'));
    expect(asked).not.toContain(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.gone`, folder);
  }
});

test('a built remote may be served from anywhere: on another origin, at any depth of folders', async ({
  page,
}) => {
  const me = await createMember({});
  const { root, remoteOrigins } = productionInfo();
  // The folder as `nx build mfe-lists` leaves it, on the server of another remote.
  const place = join(root, 'mfe-admin', 'a/b/c');
  await cp(distFolderOfVersion('mfe-lists', 'this'), place, { recursive: true });
  try {
    const file = remotesJsonPath(root);
    const addresses = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    await writeFile(
      file,
      JSON.stringify({
        ...addresses,
        'mfe-lists': `${remoteOrigins['mfe-admin']}/a/b/c/remoteEntry.js`,
      }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (Object.values(remoteOrigins).includes(new URL(request.url()).origin))
        asked.push(request.url());
    });
    await openPageAs(page, me, '/modules/drafts');
    await expect(page.getByText('Nessuna bozza')).toBeVisible();
    expect(asked.length).toBeGreaterThan(1);
    expect(
      asked.filter((address) => !address.startsWith(`${remoteOrigins['mfe-admin']}/a/b/c/`)),
    ).toEqual([]);
  } finally {
    await rm(join(root, 'mfe-admin/a'), { recursive: true });
  }
});
