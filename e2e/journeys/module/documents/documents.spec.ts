import { createEmptySpese } from '@pratiche/domain';
import {
  expect,
  BACKGROUND_TASK_TIMEOUT,
  openPageAs,
  PHONE,
  test,
} from '../../../support/page-helpers.js';
import {
  chiusura,
  ecobonusForm,
  jpeg,
  createMember,
  pdf,
  createReadyDossier,
  save,
  schermatura,
  serramento,
  sql,
  upload,
} from '../../../support/portal-kit.js';
import { openDocumentRow, savedIndicator, stepButton } from '../../../support/wizard-helpers.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import type { Locator, Page } from '@playwright/test';

const documentCard = (page: Page, name: RegExp): Locator => page.getByRole('listitem', { name });
const fileInput = (card: Locator): Locator =>
  card.getByLabel(/^Scegli file: /).and(card.locator('input'));
const filePayload = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
});

test('documents are uploaded, looked at, replaced and deleted @core', async ({ page }) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await save(me.http, ecobonusForm());
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  await stepButton(page, 'Documentazione').click();
  const card = await openDocumentRow(page, /^Fatture/);
  await expect(card.getByText('Da caricare')).toBeVisible();
  await fileInput(card).setInputFiles([
    filePayload('acconto.pdf', pdf('acconto')),
    filePayload('foto fattura.jpg', jpeg(), 'image/jpeg'),
  ]);
  await expect(card.getByText('Caricati: 2 file')).toBeVisible();
  await expectAccessible(page, 'documents');
  await captureScreenshots(page, 'documents');

  await card.getByRole('button', { name: 'Anteprima di foto fattura.jpg' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /foto fattura/ })).toBeVisible();
  await expectAccessible(page, 'preview');
  // Both files were uploaded at once, so their order is not defined.
  await dialog.getByRole('button', { name: /^(Precedente|Successivo)$/, disabled: false }).click();
  await expect(dialog.getByText('acconto.pdf', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await card
    .getByLabel('Sostituisci acconto.pdf')
    .and(card.locator('input'))
    .setInputFiles(filePayload('acconto corretto.pdf', pdf('corretto')));
  await expect(
    card.getByRole('button', { name: 'Anteprima di acconto corretto.pdf' }),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Anteprima di acconto.pdf' })).toHaveCount(0);

  await card.getByRole('button', { name: 'Elimina foto fattura.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(card.getByText('Caricato: 1 file')).toBeVisible();
});

test('the documents asked for follow the dossier, also when it changes later', async ({ page }) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await save(
    me.http,
    ecobonusForm({
      manufatti: {
        serramenti: [serramento()],
        schermature: [schermatura()],
        chiusure: [chiusura()],
      },
      immovablePossessionTitle: 1,
      spese: {
        ...createEmptySpese(),
        spesaDetraibileSerramenti: 1000,
        speseProfessionaliSerramenti: 0,
        spesaDetraibileSchermature: 500,
        speseProfessionaliSchermature: 0,
        spesaDetraibileChiusure: 500,
        speseProfessionaliChiusure: 0,
      },
    }),
  );
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  await expect(documentCard(page, /^DoP schermatura/)).toHaveCount(1);
  await expect(documentCard(page, /^Attestazione resistenza/)).toHaveCount(1);
  await expect(documentCard(page, /^Contratto di locazione/)).toHaveCount(1);
  await page.goto(`/modules/edit/${id}?passo=5`);
  await page.getByLabel('Titolo di possesso').selectOption('0');
  await expect(savedIndicator(page)).toBeVisible();
  await stepButton(page, 'Documentazione').click();
  await expect(documentCard(page, /^DoP schermatura/)).toHaveCount(1);
  await expect(documentCard(page, /^Contratto di locazione/)).toHaveCount(0);
});

test('a complete draft that is opened again is complete, before its documents are visited', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await createReadyDossier(me);
  await openPageAs(page, me, `/modules/edit/${id}`);
  await expect(
    page.getByRole('progressbar', { name: 'Completezza della pratica' }),
  ).toHaveAttribute('aria-valuenow', '100');
});

test('many documents become one zip in the background, found again after a reload', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await createReadyDossier(me);
  const { id: fileId } = await upload(
    me,
    id,
    Number(
      (
        await sql().rows<{ item_id: number }>(
          'SELECT item_id FROM uploaded_files WHERE dossier_id = ?',
          id,
        )
      )[0]?.item_id,
    ),
    pdf('una'),
    'una.pdf',
  );
  const [row] = await sql().rows<{
    item_id: number;
    storage_key: string;
    size: number;
    sha256: string;
  }>('SELECT item_id, storage_key, size, sha256 FROM uploaded_files WHERE id = ?', fileId);
  for (let count = 0; count < 60; count += 1) {
    await sql().run(
      `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES (?, 'document', ?, ?, ?, 'application/pdf', ?, ?, ?, '2026-11-01 10:00:00.000')`,
      id,
      row?.item_id ?? 0,
      `copia ${count}.pdf`,
      row?.size ?? 0,
      row?.sha256 ?? '',
      row?.storage_key ?? '',
      me.id,
    );
  }
  await openPageAs(page, me, `/modules/edit/${id}`);
  await stepButton(page, 'Documentazione').click();
  const first = page.waitForEvent('download', BACKGROUND_TASK_TIMEOUT);
  await page.getByRole('button', { name: 'Scarica i documenti caricati' }).click();
  const panel = page.getByRole('dialog', { name: 'Lavorazioni' });
  await expect(panel.getByText(/^Pronto/)).toBeVisible(BACKGROUND_TASK_TIMEOUT);
  expect((await first).suggestedFilename()).toBe(
    `rif-cliente-Ortensia-Brughetti-${id}-documentazione.zip`,
  );
  await expectAccessible(page, 'works');
  await captureScreenshots(page, 'works');

  await page.setViewportSize(PHONE);
  await page.reload();
  await page.getByRole('button', { name: 'Lavorazioni' }).click();
  await expect(panel.getByText(`Documenti della pratica ${id}`)).toBeVisible();
  await expectAccessible(page, 'works on a phone');
  const again = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Scarica: / }).click();
  await again;
  await panel.getByRole('button', { name: /^Togli dall’elenco/ }).click();
  await expect(panel.getByText('Nessuna lavorazione.')).toBeVisible();
});

test('the documents step on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await createReadyDossier(me);
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  await expect(page.getByRole('heading', { name: 'Documenti', exact: true })).toBeVisible();
  await expectAccessible(page, 'documents on a phone');
});
