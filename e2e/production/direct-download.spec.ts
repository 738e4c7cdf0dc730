import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { AuditEntryDto } from '@pratiche/api';
import {
  startProductionStack,
  type ProductionStack,
} from '../../tools/production/production-stack.ts';
import { startAzurite, type Azurite } from '../../tools/services/azurite.ts';
import { expect, openPageAs, test } from '../support/page-helpers.js';
import { portalInfo } from '../support/portal-info.ts';
import {
  createMember,
  ecobonusForm,
  expectOk,
  lastStep,
  pdf,
  save,
  upload,
} from '../support/portal-kit.js';
import { switchPortal } from './support/switch-portal.ts';

const LARGE = pdf('Grande', 3_000_000);
const NAME = 'Perché “è” grande.pdf';

/** A set-up of its own: the others keep their files in a folder, which has no links. */
let stack: ProductionStack | undefined;
let azurite: Azurite | undefined;

test.beforeAll(async () => {
  azurite = await startAzurite();
  stack = await startProductionStack({
    env: {
      AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
      DOWNLOAD_LINK_MEGABYTES: '1',
      LOGIN_ATTEMPTS: '1000',
      RATE_LIMITS: 'all=9999999',
      LOG_LEVEL: 'warn',
    },
  });
  const { origin, folder, database } = stack;
  await switchPortal({ kind: 'mariadb', origin, dataDir: folder, database });
});
test.afterAll(async () => {
  await switchPortal(portalInfo());
  await stack?.stop();
  await azurite?.stop();
});
test.use({ baseURL: async ({ browserName: _ }, use) => use(stack?.origin ?? '') });

const storageOrigin = (): string =>
  new URL(/BlobEndpoint=([^;]+)/.exec(azurite?.connectionString ?? '')?.[1] ?? '').origin;

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
