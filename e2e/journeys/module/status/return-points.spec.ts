import type { Locator, Page } from '@playwright/test';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  chooseOption,
  collectPageErrors,
  expect,
  openPageAs,
  successAlert,
  test,
  stayAfterActs,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createSentDossier,
  expectOk,
  readDossier,
  sendDossier,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 60 }] });
  admin = await createMember({ role: 'Admin' });
});

/** "Chiedi correzioni" of a dossier, as an operator. */
async function openReturnDialog(page: Page, id: number): Promise<Locator> {
  await stayAfterActs(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await page
    .getByRole('list', { name: 'Passaggi possibili' })
    .getByRole('button', { name: 'Chiedi correzioni' })
    .click();
  return page.getByRole('dialog');
}

const readBackground = (field: Locator): Promise<string> =>
  field.evaluate((element) => getComputedStyle(element).backgroundColor);

test('corrections point at a field and a document, which the fitter finds marked until changed', async ({
  page,
  browser,
}) => {
  const id = await createSentDossier(owner);
  const faults = collectPageErrors(page);
  const dialog = await openReturnDialog(page, id);
  const offer = /restituisce all’installatore \d/;
  await expect(dialog).toContainText(offer);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  // By key it is the same dialog: with the credits, and with the data and documents to point at.
  await page.keyboard.press('Shift+C');
  await expect(dialog).toContainText(offer);
  await dialog.getByRole('button', { name: 'Manca il saldo' }).click();
  await expect(dialog.getByLabel('Correzioni richieste')).toHaveValue(/fattura di acconto/);
  const target = dialog.getByLabel('Segna un dato o un documento');
  await chooseOption(target, 'Dati catastali · Foglio');
  await dialog.getByRole('textbox', { name: 'Dati catastali · Foglio' }).fill('Nella visura è 46');
  await chooseOption(target, 'Documento · Fatture (acconto e saldo)');
  await dialog
    .getByRole('textbox', { name: 'Documento · Fatture' })
    .fill('La seconda pagina manca');
  await expectAccessible(page, 'return-points-dialog');
  await captureScreenshots(page, 'operator-corrections');
  await dialog.getByRole('button', { name: 'Chiedi correzioni' }).click();
  await expect(successAlert(page)).toContainText('Correzioni richieste');
  // Who asked looks after it.
  await expect(page.getByRole('region', { name: 'Stato', exact: true })).toContainText(
    'Gelsomino Trapani',
  );

  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const fitter = await context.newPage();
  await openPageAs(fitter, owner, `/modules/edit/${id}?passo=4`);
  const step = fitter.getByRole('region', { name: 'Dati catastali' });
  const asked = step.getByText('Da correggere: Nella visura è 46');
  await expect(asked).toBeVisible();
  // The short field leaves its note room for a sentence.
  expect((await asked.boundingBox())?.height).toBeLessThan(48);
  // The banner lists the point already.
  await expect(step.getByText('Da correggere in questo passo')).toHaveCount(0);
  const readBottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const foot = (await fitter.locator('.wz-actions').boundingBox())?.y ?? 0;
  await expect.poll(() => readBottom(fitter.getByLabel('Foglio'))).toBeLessThan(foot);
  await expectAccessible(fitter, 'return-points-field');
  await captureScreenshots(fitter, 'fitter-field-to-correct');
  const reason = fitter.locator('.wz-reason');
  await reason.getByRole('button', { name: 'Dati catastali · Foglio' }).click();
  const sheet = fitter.getByLabel('Foglio');
  await expect(sheet).toBeFocused();
  const unmarked = await readBackground(fitter.getByLabel('Particella'));
  expect(await readBackground(sheet)).not.toBe(unmarked);
  await sheet.fill('46');
  await expect(reason.getByRole('listitem').filter({ hasText: 'Foglio' })).toContainText(
    'Corretto:',
  );
  await expect.poll(() => readBackground(sheet)).toBe(unmarked);
  await expect(step.getByText('Da correggere: Nella visura è 46')).toHaveCount(0);
  await expect(step.getByText('Da correggere in questo passo')).toHaveCount(0);
  await expect.poll(async () => (await readDossier(owner.http, id)).cadastralSheet).toBe('46');
  await fitter.goto(`/modules/edit/${id}?passo=11`);
  await expect(fitter.getByText('Da correggere: La seconda pagina manca').first()).toBeVisible();
  await captureScreenshots(fitter, 'fitter-document-to-correct');
  await context.close();

  // Sent again, the operator reads which points were answered.
  await expectOk(sendDossier(owner, id));
  await page.reload();
  const note = page.getByRole('region', { name: 'Tornata dopo le correzioni' });
  // The ready text pointed at the invoices before the field was chosen.
  await expect(note.getByRole('listitem').filter({ hasText: 'cambiato' })).toHaveText([
    /^non cambiato Fatture/,
    /^✓ cambiato Dati catastali · Foglio/,
  ]);
  expect(faults).toEqual([]);
});

test('a ready text points at its datum, which the fitter meets marked', async ({
  page,
  browser,
}) => {
  const id = await createSentDossier(owner);
  const dialog = await openReturnDialog(page, id);
  await dialog.getByRole('button', { name: 'Trasmittanza' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Manufatti' })).toHaveValue(/trasmittanza/);
  await dialog.getByRole('button', { name: 'Chiedi correzioni' }).click();
  await expect(successAlert(page)).toContainText('Correzioni richieste');

  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const fitter = await context.newPage();
  await openPageAs(fitter, owner, `/modules/edit/${id}`);
  const step = fitter.getByRole('region', { name: 'Manufatti' });
  await expect(step.getByText('Da correggere in questo passo')).toBeVisible();
  await context.close();
});
