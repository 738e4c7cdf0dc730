import { expect, openPageAs, test } from '../../support/page-helpers.js';
import { ecobonusForm, createMember, pdf, save } from '../../support/portal-kit.js';
import { openDocumentRow, stepButton } from '../../support/wizard-helpers.js';
import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';

const documentCard = (page: Page, name: RegExp): Locator => page.getByRole('listitem', { name });
const fileInput = (card: Locator): Locator =>
  card.getByLabel(/^Scegli file: /).and(card.locator('input'));
const filePayload = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
});

test('an upload the network breaks off shows a red X and goes through at the next try @core', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}`);
  await stepButton(page, 'Documentazione').click();
  const card = documentCard(page, /^Documento d'identità/);
  await page.route('**/api/Upload/file', (route) => route.abort());
  await fileInput(card).setInputFiles(filePayload('carta.pdf', pdf('carta')));
  await expect(card.getByRole('alert').filter({ hasText: 'carta.pdf' })).toContainText(
    'Caricamento interrotto',
  );
  await expect(card.locator('h4 .wz-failed')).toBeVisible();
  await expectAccessible(page, 'failed upload');
  await captureScreenshots(page, 'documents-failed');
  await page.unroute('**/api/Upload/file');
  await card.getByRole('button', { name: 'Riprova: carta.pdf' }).click();
  await expect(card.getByText('Caricato: 1 file')).toBeVisible();
  await expect(card.locator('.wz-failed')).toHaveCount(0);
});

test('an upload shows its progress, can be cancelled, and says what is wrong with a file', async ({
  page,
}, info) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}`);
  await stepButton(page, 'Documentazione').click();
  const card = await openDocumentRow(page, /^Fatture/);
  const input = card.locator('input[type=file]').first();

  // Bytes cannot be slowed by interception; the connection itself can: half a minute, so that even
  // a busy machine presses in time.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  const large = {
    name: 'grande.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('grande', 3_000_000),
  };
  await input.setInputFiles(large);
  const progress = card.getByRole('progressbar', { name: 'Caricamento di grande.pdf' });
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
    .toBeGreaterThan(5);
  await card.getByRole('button', { name: 'Annulla il caricamento di grande.pdf' }).click();
  await expect(progress).toHaveCount(0);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await input.setInputFiles(large);
  await expect(card.getByText('3 MB')).toBeVisible();

  await input.setInputFiles({
    name: 'fattura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ questo non è un PDF'),
  });
  await expect(card.getByRole('alert').filter({ hasText: 'fattura.pdf' })).toContainText(
    'il contenuto è di un altro tipo',
  );
  const huge = info.outputPath('enorme.pdf');
  await writeFile(huge, pdf('enorme', 40_000_000));
  await input.setInputFiles(huge);
  await expect(card.getByText('Dimensione massima consentita di 40MB superata!')).toBeVisible();
});
