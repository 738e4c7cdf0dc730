import type { Page } from '@playwright/test';
import {
  collectPageErrors,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  successAlert,
  test,
  confirmUnverified,
  stayAfterActs,
} from '../../../support/page-helpers.js';
import {
  acquiredValues,
  createMember,
  createReadyDossier,
  createDossierInStatus,
  createSentDossier,
  editAsOffice,
  expectOk,
  pdf,
  readDossier,
  setStatus,
  withoutAcquiredData,
  type Member,
} from '../../../support/portal-kit.js';
import { copyResidence, openReview } from '../../../support/wizard-helpers.js';
import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({ businessName: 'Serramenti Zagara', packages: [{ credits: 30 }] });
  admin = await createMember({ role: 'Admin' });
});

const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const nextButton = (page: Page) => page.getByRole('button', { name: 'Avanti', exact: true });

/** A document that names the CPID, so that nothing speaks against it. */
async function uploadAdminFile(page: Page, label: string, cpid: string): Promise<void> {
  const slot = page.getByRole('group', { name: label, exact: true }).first();
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'file.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(`Documento di ENEA per la detrazione, codice CPID ${cpid}`),
    });
  await expect(slot.getByText('Presente')).toBeVisible();
}

async function saveCpid(page: Page, cpid: string): Promise<void> {
  await page.getByLabel('Numero CPID').fill(cpid);
  await page.getByRole('button', { name: 'Salva numero' }).click();
  await expect(successAlert(page)).toContainText(`Codice CPID salvato: ${cpid}`);
}

async function pickTown(page: Page): Promise<void> {
  const town = page.getByRole('combobox', { name: 'Comune', exact: true });
  await town.fill('bergamo');
  await page.getByRole('option').first().click();
  await expect(page.getByLabel('Provincia')).toHaveValue('BG');
}

async function enterAcquiredData(page: Page): Promise<void> {
  await expect(stepTitle(page, 'Residenza')).toBeVisible();
  await page.getByLabel('Nazione').fill('Italia');
  await pickTown(page);
  await page.getByLabel('Indirizzo').fill('Via delle Ginestre');
  const zip = page.getByRole('combobox', { name: 'CAP' });
  if ((await zip.inputValue()) === '') await zip.fill('24121');
  await nextButton(page).click();

  await expect(stepTitle(page, 'Ubicazione immobile')).toBeVisible();
  await copyResidence(page);
  await expect(page.getByLabel('Zona climatica')).toHaveValue(/E/);
  await nextButton(page).click();

  await expect(stepTitle(page, 'Dati catastali')).toBeVisible();
  await expect(page.getByLabel('Codice catastale del comune')).toHaveValue('A794');
  await page.getByLabel('Categoria catastale').selectOption('A2');
  await page.getByLabel('Foglio').fill('45');
  await page.getByLabel('Particella').fill('1180');
  await nextButton(page).click();

  await expect(stepTitle(page, 'Caratteristiche immobile')).toBeVisible();
  await page.getByLabel(/^Anno di costruzione/).fill('1974');
  await page.getByLabel(/^Superficie utile/).fill('96');
  await page.getByLabel(/^Numero totale delle unità/).fill('8');
  await page.getByLabel('Titolo di possesso').selectOption({ index: 1 });
  await page.getByLabel('Destinazione d’uso generale').selectOption({ index: 1 });
  await page.getByLabel('Tipologia edilizia').selectOption({ index: 1 });
}

test('from the acquisition flag to the completed dossier @core', async ({ browser }) => {
  test.setTimeout(180_000);
  const { id } = await createReadyDossier(owner, withoutAcquiredData());
  const fitterPage = await (await browser.newContext()).newPage();
  const adminPage = await (await browser.newContext()).newPage();
  await stayAfterActs(adminPage);
  const faults = [collectPageErrors(fitterPage), collectPageErrors(adminPage)];
  const steps = adminPage.getByRole('list', { name: 'Passaggi possibili' });

  await test.step('the fitter sends it without what the provider acquires', async () => {
    await openPageAs(fitterPage, owner, `/modules/edit/${id}`);
    await fitterPage
      .getByRole('navigation', { name: 'Passi della pratica' })
      .getByRole('button', { name: /^Documentazione ?,/ })
      .click();
    await openReview(fitterPage);
    await fitterPage.getByRole('button', { name: 'Salva e invia' }).click();
    await fitterPage
      .getByRole('dialog')
      .getByRole('button', { name: 'Invia', exact: true })
      .click();
    await expect(successAlert(fitterPage)).toContainText('Pratica salvata ed inviata con successo');
  });

  await test.step('the operator cannot accept it, and enters the data', async () => {
    await openPageAs(adminPage, admin, `/administration/modules/edit/${id}`);
    await expect(steps.getByRole('button', { name: 'Accetta' })).toBeDisabled();
    await expect(steps).toContainText('La zona climatica è da acquisire');
    await adminPage.getByRole('button', { name: 'Modifica dati' }).click();
    await expect(heading(adminPage, new RegExp(`^Modifica dati pratica ${id}`))).toBeVisible();
    await expect(adminPage.getByRole('button', { name: /Salva bozza|Salva e invia/ })).toHaveCount(
      0,
    );
    await expectAccessible(adminPage, 'office-edit-step');
    await captureScreenshots(adminPage, 'office-edit-step');
    await enterAcquiredData(adminPage);
    await adminPage.getByRole('button', { name: 'Amministrazione pratica', exact: true }).click();
    await expect(adminPage).toHaveURL(new RegExp(`/administration/modules/edit/${id}(?:\\?.*)?$`));
  });

  await test.step('the sheet marks what was entered, and the dossier goes to its end', async () => {
    await expect(adminPage.getByText('Modificato dagli operatori').first()).toBeVisible();
    await expect(adminPage.getByText('Ora ci sono tutti.')).toBeVisible();
    await captureScreenshots(adminPage, 'office-edit-sheet');
    await steps.getByRole('button', { name: 'Accetta' }).click();
    await confirmUnverified(adminPage);
    await saveCpid(adminPage, `2026-${id}`);
    await uploadAdminFile(adminPage, 'Codice CPID', `2026-${id}`);
    await steps.getByRole('button', { name: 'Segna come inviata a ENEA' }).click();
    await expect(steps.getByRole('button', { name: 'Segna come completata' })).toBeDisabled();
    await uploadAdminFile(adminPage, 'Ricevuta ENEA', `2026-${id}`);
    await steps.getByRole('button', { name: 'Segna come completata' }).click();
    await confirmUnverified(adminPage, 'Completa');
    await expect(adminPage.getByText('La pratica è conclusa.')).toBeVisible();
    expect((await readDossier(owner.http, id)).status.code).toBe('SELLED');
  });

  await test.step('the fitter is told, and reads who changed what', async () => {
    await fitterPage.goto(`/modules/edit/${id}`);
    const story = fitterPage.getByRole('region', { name: 'Cronologia' });
    await expect(story.getByText('Dati modificati').first()).toBeVisible();
    await expect(story).toContainText('Dati catastali (Categoria catastale, Foglio, Particella)');
    await fitterPage
      .getByRole('button', { name: /Notifiche/ })
      .first()
      .click();
    // The completion came later and stands above it.
    await fitterPage.getByText(/aggiornamenti precedenti/).click();
    await expect(
      fitterPage.getByRole('link', {
        name: `Pratica n. ${id}: dati modificati da un operatore`,
        exact: true,
      }),
    ).toHaveCount(1);
  });
  expect(faults.flat()).toEqual([]);
});

test('without what is acquired it waits before ENEA, which says what is missing', async ({
  page,
}) => {
  const id = await createSentDossier(owner, withoutAcquiredData());
  const { immovableClimateZone } = acquiredValues();
  await expectOk(editAsOffice(admin, id, { immovableClimateZone }));
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await saveCpid(page, `2026-${id}`);
  await uploadAdminFile(page, 'Codice CPID', `2026-${id}`);
  const steps = page.getByRole('list', { name: 'Passaggi possibili' });
  await expect(steps.getByRole('button', { name: 'Segna come inviata a ENEA' })).toBeDisabled();
  await expect(steps).toContainText('Dati catastali (Codice catastale del comune');
});

test('by keyboard on a phone, where what the fitter declared is read-only', async ({ page }) => {
  const id = await createSentDossier(owner);
  const errors = collectPageErrors(page);
  await page.setViewportSize(PHONE);
  await openPageAs(page, admin, `/administration/modules/edit/${id}/data?passo=1`);
  await expect(stepTitle(page, 'Beneficiario')).toBeVisible();
  await expect(page.getByLabel('Cognome')).toBeDisabled();
  await expect(page.getByText(/chiedi le correzioni/)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(stepTitle(page, 'Residenza')).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(stepTitle(page, 'Ubicazione immobile')).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(stepTitle(page, 'Dati catastali')).toBeVisible();
  await page.getByLabel('Foglio').fill('46');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(stepTitle(page, 'Caratteristiche immobile')).toBeVisible();
  expect((await readDossier(admin.http, id)).cadastralSheet).toBe('46');
  await page.goto(`/administration/modules/edit/${id}/data?passo=7`);
  await expect(stepTitle(page, 'Manufatti')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await captureScreenshots(page, 'office-edit-read-only');
  await expectAccessible(page, 'office-edit-read-only');
  expect(errors).toEqual([]);
});

test('a dossier that ENEA has is changed with a reason, which the history keeps', async ({
  page,
}) => {
  const id = await createDossierInStatus('SENTTOENEA', owner, admin);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await page.getByRole('button', { name: 'Modifica dati' }).click();
  await expect(stepTitle(page, 'Perché modifichi i dati?')).toBeVisible();
  await captureScreenshots(page, 'office-edit-reason');
  await expectAccessible(page, 'office-edit-reason');
  await page.getByLabel('Motivo della modifica').fill('Numero civico errato nella visura');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel('Numero civico').fill('14');
  await page.getByRole('button', { name: 'Amministrazione pratica', exact: true }).click();
  await page.getByRole('tab', { name: /^Cronologia/ }).click();
  const story = page.getByRole('region', { name: 'Cronologia' });
  await expect(story).toContainText('Numero civico errato nella visura');
  await expect(story).toContainText('Residenza (Numero civico)');
});
