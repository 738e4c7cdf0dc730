import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { AuditEntryDto } from '@pratiche/api';
import { expect, openPageAs, test } from '../support/page-helpers.js';
import {
  createMember,
  ecobonusForm,
  expectOk,
  lastStep,
  pdf,
  save,
  upload,
} from '../support/portal-kit.js';
import { productionInfo } from './support/production-info.ts';

const LARGE = pdf('Grande', 3_000_000);
const NAME = 'Perché “è” grande.pdf';

const storageOrigin = (): string =>
  new URL(
    /BlobEndpoint=([^;]+)/.exec(
      productionInfo().env['AZURE_STORAGE_CONNECTION_STRING'] ?? '',
    )?.[1] ?? '',
  ).origin;

/** Opens the documents of a draft with one large file; answers what was saved from then on. */
async function openDocuments(page: Page): Promise<{ id: number; saved: string[] }> {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id, version } = await save(me.http, ecobonusForm());
  const [item] = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  await upload(me, id, item?.id ?? 0, LARGE, NAME);
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  await page.getByRole('button', { name: '1 documento a posto' }).click();
  await page.getByRole('button', { name: /^Fatture/ }).click();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.url()));
  return { id, saved };
}

async function downloadFile(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Scarica ${NAME}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(NAME);
  expect((await readFile(await file.path())).equals(LARGE)).toBe(true);
  return file;
}

test('a browser saves a large file from the storage itself, once, and stays on its page', async ({
  page,
}) => {
  const { id, saved } = await openDocuments(page);
  const address = page.url();
  const file = await downloadFile(page);
  expect(new URL(file.url()).origin).toBe(storageOrigin());
  // Nothing loads in the frame, so nothing is taken for an error and fetched again.
  await pause(3_000);
  expect([saved, page.url()]).toEqual([[file.url()], address]);
  const auditor = await createMember({ role: 'SuperAdmin' });
  const entries = await expectOk<AuditEntryDto[]>(
    auditor.http.get('Audit', { query: { subjectKind: 'dossier', subjectId: id } }),
  );
  expect(entries.map(({ action }) => action)).toEqual(['download-link', 'document-download']);
});

test.describe('where the storage does not give the file, the portal does', () => {
  const faults: [string, (route: Route) => Promise<void>][] = [
    ['a network that does not reach it', (route) => route.abort('connectionrefused')],
    [
      'a link that it refuses',
      (route) =>
        route.fulfill({ status: 403, contentType: 'application/xml', body: '<Error>x</Error>' }),
    ],
  ];
  for (const [name, answer] of faults)
    test(name, async ({ page }) => {
      const { saved } = await openDocuments(page);
      await page.route(`${storageOrigin()}/**`, answer);
      const file = await downloadFile(page);
      expect(file.url()).toMatch(/^blob:/);
      expect(saved).toEqual([file.url()]);
    });
});

test('a page that may not open frames of the storage gets the file from the portal', async ({
  page,
}) => {
  await openDocuments(page);
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'content-security-policy';
    policy.content = "frame-src 'self' blob:";
    document.head.append(policy);
  });
  expect((await downloadFile(page)).url()).toMatch(/^blob:/);
});
