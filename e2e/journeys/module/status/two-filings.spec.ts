import type { Locator, Page } from '@playwright/test';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  dossierRow,
  expect,
  openPageAs,
  successAlert,
  test,
  confirmUnverified,
  stayAfterActs,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createMixedProducts,
  createSentDossier,
  expectOk,
  mailbox,
  pdf,
  setStatus,
  type Member,
} from '../../../support/portal-kit.js';

const slotOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true }).first();

const filedAs = (cpid: string): string => `Dichiarazione trasmessa a ENEA con codice CPID ${cpid}`;

async function uploadFile(page: Page, label: string, name: string, text: string): Promise<void> {
  await slotOf(page, label)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf(text) });
  await expect(slotOf(page, label).getByText(name)).toBeVisible();
}

/** By keyboard alone: the number is typed and written with Enter. */
async function typeCpid(page: Page, label: string, cpid: string): Promise<void> {
  const field = slotOf(page, label).getByLabel('Numero CPID');
  await field.focus();
  await page.keyboard.type(cpid);
  await page.keyboard.press('Enter');
}

test('two filings to completed: a CPID and a receipt for windows, and for shadings', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner: Member = await createMember({ packages: [{ credits: 60 }] });
  const admin: Member = await createMember({ role: 'Admin' });
  const id = await createSentDossier(owner, createMixedProducts());
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  const page = await (await browser.newContext()).newPage();
  const faults = [collectPageErrors(page)];
  await stayAfterActs(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const steps = page.getByRole('list', { name: 'Passaggi possibili' });
  const panel = page.getByRole('region', { name: 'Documenti ENEA' });

  await test.step('the sheet is typed as two declarations, each under its comma', async () => {
    for (const title of [
      'Dichiarazione 1 di 2: Serramenti',
      'Dichiarazione 2 di 2: Schermature e chiusure',
      'Spese: Schermature e chiusure',
    ])
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  });

  await test.step('what is missing is named, declaration by declaration', async () => {
    await expect(steps).toContainText('per «Serramenti» mancano numero e documento');
    await typeCpid(page, 'Codice CPID – Serramenti', `w${id}-1`);
    await expect(successAlert(page)).toContainText(`Codice CPID salvato: W${id}-1`);
    await uploadFile(page, 'Codice CPID – Serramenti', 'cpid-serramenti.pdf', filedAs(`W${id}-1`));
    await expect(slotOf(page, 'Codice CPID – Serramenti').getByText('Presente')).toBeVisible();
    await expect(steps.getByRole('button', { name: 'Segna come inviata a ENEA' })).toBeDisabled();
    await typeCpid(page, 'Codice CPID – Schermature e chiusure', `w${id}-1`);
    await expect(panel).toContainText('«Serramenti» di questa pratica');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`s${id}-2`);
    await page.keyboard.press('Enter');
    await expect(steps).toContainText('per «Schermature e chiusure» manca il documento');
    await uploadFile(
      page,
      'Codice CPID – Schermature e chiusure',
      'cpid-schermature.pdf',
      filedAs(`S${id}-2`),
    );
  });

  await test.step('a wrong file is removed and put right', async () => {
    await slotOf(page, 'Codice CPID – Schermature e chiusure')
      .getByRole('button', { name: 'Togli: Codice CPID – Schermature e chiusure' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Togli' }).click();
    await expect(successAlert(page)).toContainText('File tolto: cpid-schermature.pdf');
    await uploadFile(
      page,
      'Codice CPID – Schermature e chiusure',
      'cpid-giusto.pdf',
      filedAs(`S${id}-2`),
    );
  });

  await test.step('the energy saving of the shadings is entered with its origin', async () => {
    const label = 'Risparmio stimato di energia primaria non rinnovabile [kWh/anno]';
    // That of the windows, above it, is calculated by ENEA.
    const row = page.locator('.sheet-field', { hasText: label }).last();
    await expect(row).toContainText('da inserire dall’operatore');
    await expect(steps).toContainText('scrivi prima il risparmio energetico');
    await expect(steps.getByRole('button', { name: 'Segna come inviata a ENEA' })).toBeDisabled();
    await steps.getByRole('button', { name: 'Scrivi il risparmio' }).click();
    await page.keyboard.type('1.680,5');
    const slot = slotOf(page, 'Risparmio energetico – Schermature e chiusure');
    await slot
      .getByLabel('Da dove viene il numero')
      .selectOption({ label: 'Stampa di «ShadoWindow» di ENEA' });
    await slot.getByLabel(/^Risparmio stimato/).press('Enter');
    await expect(successAlert(page)).toContainText(
      'Risparmio energetico salvato: 1.680,5 kWh/anno',
    );
    await expect(row).toContainText('1.680,5');
    await expect(row.getByRole('button', { name: `Copia ${label}: 1.680,5` })).toBeVisible();
    await expectAccessible(page, 'two-filings');
    await captureScreenshots(page, 'two-filings');
    await steps.getByRole('button', { name: 'Segna come inviata a ENEA' }).click();
    await expect(steps.getByRole('button', { name: 'Segna come completata' })).toBeDisabled();
  });

  await test.step('both receipts complete it', async () => {
    await uploadFile(
      page,
      'Ricevuta ENEA – Serramenti',
      'ricevuta-serramenti.pdf',
      filedAs(`W${id}-1`),
    );
    await expect(steps).toContainText('manca per «Schermature e chiusure»');
    const receipt = 'Ricevuta ENEA – Schermature e chiusure';
    const name = 'ricevuta-schermature.pdf';
    const doubt = slotOf(page, receipt).getByText(/^Nel PDF non compaiono né il codice CPID/);
    await uploadFile(
      page,
      receipt,
      'ricevuta-di-altri.pdf',
      'Ricevuta della dichiarazione di altri, CPID 2025-9999999',
    );
    await expect(doubt).toBeVisible();
    await expect(slotOf(page, receipt).getByText('Da controllare')).toBeVisible();
    await expect(panel).toContainText('C’è tutto, ma la ricevuta è da controllare.');
    await steps.getByRole('button', { name: 'Segna come completata' }).click();
    const question = page.getByRole('dialog', { name: /^La ricevuta è da controllare/ });
    await expect(question).toContainText('nel PDF non compaiono');
    await expect(question).toContainText(/document[oi] non verificat[oi]: completi/);
    await question.getByRole('button', { name: 'Torna ai documenti' }).click();
    await slotOf(page, receipt)
      .getByRole('button', { name: /^Sostituisci/ })
      .click();
    await uploadFile(page, receipt, name, `Ricevuta della dichiarazione, CPID S${id}-2, anno 2026`);
    await expect(doubt).toBeHidden();
    await steps.getByRole('button', { name: 'Segna come completata' }).click();
    await confirmUnverified(page, 'Completa');
    await expect(page.getByText('La pratica è conclusa.')).toBeVisible();
    await page.goto(`/administration/modules/completed?q=S${id}-2`);
    await expect(dossierRow(page, id)).toContainText(`W${id}-1`);
  });

  await test.step('the fitter reads both CPIDs and downloads both receipts', async () => {
    const fitterPage = await (await browser.newContext()).newPage();
    faults.push(collectPageErrors(fitterPage));
    await openPageAs(fitterPage, owner, '/modules/elaborate');
    await expect(dossierRow(fitterPage, id)).toContainText(`S${id}-2`);
    await fitterPage.goto(`/modules/edit/${id}`);
    const state = fitterPage.getByRole('region', { name: 'Stato' });
    await expect(state).toContainText(`W${id}-1`);
    await expect(state).toContainText(`S${id}-2`);
    await expect(state).toContainText('1.680,5 kWh/anno (Stampa di «ShadoWindow» di ENEA)');
    await captureScreenshots(fitterPage, 'two-filings-fitter');
    for (const [label, file] of [
      ['Serramenti', 'ricevuta-serramenti.pdf'],
      ['Schermature e chiusure', 'ricevuta-schermature.pdf'],
    ]) {
      const download = fitterPage.waitForEvent('download');
      await state
        .getByRole('button', { name: `Scarica: Ricevuta ENEA – ${label}`, exact: true })
        .click();
      expect((await download).suggestedFilename()).toBe(file);
    }
    const letters = await mailbox().waitForCount(owner.email, 2);
    expect(letters.at(-1)?.text).toContain(`Serramenti: codice CPID W${id}-1.`);
  });
  // The CPID that was taken is refused on purpose.
  expect(faults.flat().filter((fault) => !fault.startsWith('409 '))).toEqual([]);
});
