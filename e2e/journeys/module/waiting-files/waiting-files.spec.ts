import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  emulateNetwork,
  goOffline,
  repeatOffline,
  SLOW,
  waitUntilKept,
} from '../../../support/offline-helpers.ts';
import { expect, heading, openPageAs, PHONE, test, WIDE } from '../../../support/page-helpers.js';
import {
  createMember,
  createReadyDossier,
  ecobonusForm,
  expectOk,
  lastStep,
  readDossier,
  save,
  type Member,
} from '../../../support/portal-kit.js';
import { openReview, stepButton, stepHeading } from '../../../support/wizard-helpers.js';

test.use({ serviceWorkers: 'allow' });

const DOCUMENT = /^Documento d'identità/;

const documentCard = (page: Page): Locator => page.getByRole('listitem', { name: DOCUMENT });
const fileInput = (page: Page): Locator => documentCard(page).locator('input[type=file]').first();

/** Photographs that differ, as the browser itself writes them. */
const takePhotos = (page: Page, count: number, width: number, height: number, from = 0) =>
  page.evaluate(
    ([amount, w, h, start]) =>
      Array.from({ length: amount }, (_, index) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: w, height: h });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.fillStyle = `hsl(${(start + index) * 6} 70% 50%)`;
        context.fillRect(0, 0, w, h);
        context.fillStyle = '#fff';
        context.font = `${h / 2}px sans-serif`;
        context.fillText(String(start + index), 4, h / 1.5);
        return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
      }),
    [count, width, height, from] as const,
  );

const toPayloads = (photos: readonly string[], from = 0) =>
  photos.map((text, index) => ({
    name: `foto ${from + index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(text, 'base64'),
  }));

async function listFiles(me: Member, id: number) {
  const { version } = await readDossier(me.http, id);
  const { documentSet } = await lastStep(me.http, { id, version });
  return documentSet.documentsDocumentsSetResponse.flatMap(({ document }) => document.files);
}

async function openDocuments(page: Page): Promise<void> {
  await stepButton(page, 'Documentazione').click();
  await expect(stepHeading(page, 'Documentazione')).toBeVisible();
  await expect(documentCard(page)).toBeVisible();
}

test('the fitter’s pages are installed, open without a network, and send photographs later', async ({
  page,
  context,
}) => {
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await openDocuments(page);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<Record<string, unknown>>;
  });
  expect(manifest).toMatchObject({ start_url: '/modules/drafts', display: 'standalone' });
  for (const { src } of manifest['icons'] as { src: string }[])
    expect((await page.request.get(src)).status(), src).toBe(200);
  await waitUntilKept(page);

  await goOffline(page, context);
  await page.goto('/modules/drafts');
  const network = await context.newCDPSession(page);
  await repeatOffline(page, network);
  await expect(page.getByRole('heading', { name: 'Bozze su questo dispositivo' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await captureScreenshots(page, 'bozze-dispositivo');
  await expectAccessible(page, 'drafts on this device');
  await page.goto('/');
  await repeatOffline(page, network);
  await expect(page.getByText('Senza rete', { exact: true })).toBeVisible();
  await captureScreenshots(page, 'home-dispositivo');
  await expectAccessible(page, 'home without a network');
  await page.goto('/modules/drafts');
  await repeatOffline(page, network);
  await page.setViewportSize(WIDE);
  await page.getByRole('link', { name: new RegExp(`Bozza ${id}`) }).click();
  await openDocuments(page);
  const photos = await takePhotos(page, 2, 4000, 3000);
  await fileInput(page).setInputFiles(toPayloads(photos));
  const kept = documentCard(page).getByRole('list', { name: 'File su questo dispositivo' });
  await expect(kept.getByText('Al sicuro su questo dispositivo')).toHaveCount(2);
  await captureScreenshots(page, 'foto-senza-rete');
  await expectAccessible(page, 'photographs without a network');

  await page.reload();
  await repeatOffline(page, network);
  await openDocuments(page);
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  expect(await listFiles(me, id)).toHaveLength(0);

  await emulateNetwork(network, false);
  await context.setOffline(false);
  await expect(documentCard(page).getByText('Caricati: 2 file')).toBeVisible(SLOW);
  await expect(kept).toHaveCount(0);
  const files = await listFiles(me, id);
  expect(files.map(({ fileName }) => fileName).sort()).toEqual(['foto 0.jpg', 'foto 1.jpg']);
  for (const { size } of files) expect(size).toBeLessThanOrEqual(1_500_000);
});

test('a dossier says which files are still on which device, and is not sent before @core', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await createReadyDossier(me);
  const file = (fileName: string) => ({ key: randomUUID(), itemId: 1, fileName });
  await expectOk(
    me.http.put(`Module/waitingFiles/${id}`, {
      json: {
        deviceId: randomUUID(),
        deviceName: 'telefono di Marco',
        files: [file('uno.jpg'), file('due.jpg')],
      },
    }),
  );
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  await expect(page.getByText('2 file ancora su «telefono di Marco».')).toBeVisible();
  await stepButton(page, 'Documentazione').click();
  await openReview(page);
  const send = page.getByRole('button', { name: 'Salva e invia' });
  await expect(send).toBeDisabled();
  await page.setViewportSize(PHONE);
  await captureScreenshots(page, 'file-su-altro-dispositivo');
  await expectAccessible(page, 'files on another device');
  await page.getByRole('button', { name: 'Non aspettare questi file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Non aspettare' }).click();
  await expect(page.getByText('ancora su «telefono di Marco»')).toHaveCount(0);
  await expect(send).toBeEnabled();
});

test('logging out asks while files wait, and clears the device', async ({ page, context }) => {
  const me = await createMember({});
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=1`);
  await openDocuments(page);
  await waitUntilKept(page);
  await goOffline(page, context);
  await fileInput(page).setInputFiles(toPayloads(await takePhotos(page, 1, 64, 48)));
  await expect(documentCard(page).getByText('Al sicuro su questo dispositivo')).toBeVisible();
  await page.getByRole('button', { name: /menu di/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Un file aspetta di partire da questo dispositivo.');
  await dialog.getByRole('button', { name: 'Elimina ed esci' }).click();
  await expect(heading(page, 'Accedi')).toBeVisible();
  const countRows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('pratiche');
          opening.onerror = () => reject(new Error('closed'));
          opening.onsuccess = () => {
            const stores = ['drafts', 'files', 'bytes'];
            const transaction = opening.result.transaction(stores);
            let rows = 0;
            for (const name of stores) {
              const counting = transaction.objectStore(name).count();
              counting.onsuccess = () => {
                rows += counting.result;
              };
            }
            transaction.oncomplete = () => {
              opening.result.close();
              resolve(rows);
            };
          };
        }),
    );
  await expect.poll(countRows).toBe(0);
});

test('60 photographs on three drafts through 50 cut-offs: none lost, none doubled', async ({
  page,
  context,
}) => {
  const CUTS_OF_CALLS = 34;
  const PER_DRAFT = 20;
  const me = await createMember({});
  const drafts = await Promise.all(
    [1, 2, 3].map(async () => (await save(me.http, ecobonusForm())).id),
  );
  // Every other upload is cut off, in turn before it leaves and after the server has answered.
  await page.addInitScript((cuts) => {
    const realFetch = window.fetch;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/api/Upload/file')) return realFetch(input, init);
      const calls = Number(localStorage.getItem('calls') ?? 0) + 1;
      localStorage.setItem('calls', String(calls));
      if (calls % 2 === 0 || calls > cuts * 2) return realFetch(input, init);
      if (calls % 4 === 1) throw new TypeError('cut off on the way');
      await realFetch(input, init);
      throw new TypeError('the answer got lost');
    };
  }, CUTS_OF_CALLS);
  for (const [index, id] of drafts.entries()) {
    const path = `/modules/edit/${id}?passo=1`;
    await (index === 0 ? openPageAs(page, me, path) : page.goto(path));
    await openDocuments(page);
    if (index === 0) await waitUntilKept(page);
    await context.setOffline(true);
    const from = index * PER_DRAFT;
    await fileInput(page).setInputFiles(
      toPayloads(await takePhotos(page, PER_DRAFT, 320, 240, from), from),
    );
    await expect(documentCard(page).getByText('Al sicuro su questo dispositivo')).toHaveCount(
      PER_DRAFT,
      SLOW,
    );
    if (index < 2) {
      await page.reload();
      await context.setOffline(false);
    }
  }
  // Sixteen cut-offs of another kind: the network goes, or the page is loaded anew, in the middle.
  for (let round = 0; round < 8; round += 1) {
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(150);
    await page.reload();
    await page.waitForTimeout(150);
    await context.setOffline(true);
  }
  await context.setOffline(false);
  const countAll = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const files = await Promise.all(drafts.map((id) => listFiles(me, id)));
    return files.reduce((sum, { length }) => sum + length, 0);
  };
  await expect
    .poll(countAll, { timeout: 240_000, intervals: [500] })
    .toBe(drafts.length * PER_DRAFT);
  // Until the device has nothing left: what the server has, it has once.
  await expect(documentCard(page).getByText(/su questo dispositivo/)).toHaveCount(0, SLOW);
  for (const [index, id] of drafts.entries()) {
    const names = (await listFiles(me, id)).map(({ fileName }) => fileName);
    const expected = Array.from(
      { length: PER_DRAFT },
      (_, n) => `foto ${index * PER_DRAFT + n}.jpg`,
    );
    expect(names.sort()).toEqual(expected.sort());
    expect(await expectOk(me.http.get(`Module/waitingFiles/${id}`))).toEqual([]);
  }
  expect(await page.evaluate(() => Number(localStorage.getItem('calls')))).toBeGreaterThanOrEqual(
    CUTS_OF_CALLS * 2 - 1,
  );
});
