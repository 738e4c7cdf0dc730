import type { Page } from '@playwright/test';
import {
  expectClipboard,
  expect,
  errorAlert,
  heading,
  openPageAs,
  dossierRow,
  successToast,
  collectPageErrors,
  test,
  undoNotice,
  confirmUnverified,
} from '../../../support/page-helpers.js';
import {
  createDossierInStatus,
  createMember,
  readDossier,
  createSentDossier,
  type Member,
} from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;
const COMPANY = `Infissi della Prova ${Date.now()}`;

test.beforeAll(async () => {
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 50 }] });
  admin = await createMember({ role: 'Admin' });
});

const readStatus = async (id: number) => (await readDossier(owner.http, id)).status.code;

async function selectStatus(page: Page, id: number, name: string): Promise<void> {
  await statusButton(page, id).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The status in the row, which opens the next ones. */
const statusButton = (page: Page, id: number) =>
  page.getByRole('button', { name: new RegExp(`^Stato della pratica ${id}:`) });

test('the received list filters by company, client and status, with chips that can be taken off', async ({
  page,
}) => {
  const sent = await createSentDossier(owner, { beneficiaryFirstName: 'Zaira' });
  const accepted = await createDossierInStatus('ACCEPTED', owner, admin);
  const faults = collectPageErrors(page);
  await openPageAs(page, admin, '/administration/modules/received');
  await page.getByRole('button', { name: 'Altri filtri' }).click();
  await page.getByRole('textbox', { name: 'Azienda' }).fill(COMPANY.toUpperCase());
  await expect(page).toHaveURL(/company=/);
  await page.keyboard.press('Escape');
  await expect(dossierRow(page, sent)).toContainText('Zaira Brughetti');
  await expect(dossierRow(page, accepted)).toContainText('Gelsomino Trapani');
  await page.getByRole('button', { name: 'Filtra per stato' }).click();
  await page.getByRole('checkbox', { name: 'Accettata' }).click();
  await expect(dossierRow(page, sent)).toHaveCount(0);
  await expect(dossierRow(page, accepted)).toBeVisible();
  await expect(page).toHaveURL(/status=ACCEPTED/);
  await page.getByRole('checkbox', { name: 'Inviata' }).click();
  await expect(page).toHaveURL(/status=SENT(%2C|,)ACCEPTED/);
  await expect(dossierRow(page, sent)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Accettata' })).toHaveCount(0);
  await page.getByRole('button', { name: /Stato: Inviata, Accettata/ }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(dossierRow(page, accepted)).toBeVisible();
  expect(faults).toEqual([]);
});

test('a status is changed in the row; what is forbidden is greyed with the reason @core', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/received?q=${id}&sort=-id`);
  await statusButton(page, id).click();
  const draft = page.getByRole('menuitem', { name: /^Bozza/ });
  await expect(draft).toHaveAttribute('aria-disabled', 'true');
  await expect(draft).toContainText('quando l’installatore la modifica');
  const completed = page.getByRole('menuitem', { name: /^Completata/ });
  await expect(completed).toHaveAttribute('aria-disabled', 'true');
  await expect(completed).toContainText('non può passare allo stato «Completata»');
  await page.getByRole('menuitem', { name: 'Accettata', exact: true }).click();
  await confirmUnverified(page);
  await expect(undoNotice(page)).toContainText('Accettata');
  expect(await readStatus(id)).toBe('ACCEPTED');
  // Without a CPID the next step can only fail: the menu says so.
  await statusButton(page, id).click();
  const filed = page.getByRole('menuitem', { name: /^Inviata a ENEA/ });
  await expect(filed).toHaveAttribute('aria-disabled', 'true');
  await expect(filed).toContainText('carica prima il codice CPID');
  await page.keyboard.press('Escape');
  // So does that of a filed dossier without its receipt, though nothing else can be chosen in it.
  const filedId = await createDossierInStatus('SENTTOENEA', owner, admin);
  await page.goto(`/administration/modules/completed?q=${filedId}&sort=-id`);
  await statusButton(page, filedId).click();
  const sold = page.getByRole('menuitem', { name: /^Completata/ });
  await expect(sold).toHaveAttribute('aria-disabled', 'true');
  await expect(sold).toContainText('carica prima la ricevuta');
});

test('rejecting asks for a reason, cancelling changes nothing, and a failure restores the status', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/received?q=${id}&sort=-id`);
  const select = statusButton(page, id);
  await selectStatus(page, id, 'Rifiutata');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Rifiuto Pratica');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(select).toContainText('Inviata');
  expect(await readStatus(id)).toBe('SENT');

  await selectStatus(page, id, 'Correzioni richieste');
  await expect(dialog).toContainText('Richiesta di correzioni');
  await expect(dialog).toContainText(/restituisce all’installatore \d/);
  await dialog.getByRole('button', { name: 'Chiedi correzioni' }).click();
  await expect(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await dialog.getByLabel('Correzioni richieste').fill('Manca la firma sulla delega');
  await dialog.getByRole('button', { name: 'Chiedi correzioni' }).click();
  await expect(successToast(page)).toContainText('Correzioni richieste');
  expect(await readDossier(owner.http, id)).toMatchObject({
    status: { code: 'WAITING' },
    rejectReason: 'Manca la firma sulla delega',
  });

  const other = await createSentDossier(owner);
  await page.goto(`/administration/modules/received?q=${other}&sort=-id`);
  await page.route(/updateModuleStatus/i, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 409,
        code: 'conflict',
        message: 'Qualcuno è arrivato prima.',
      }),
    }),
  );
  await selectStatus(page, other, 'Accettata');
  await confirmUnverified(page);
  await expect(errorAlert(page)).toContainText('Errore Cambio stato');
  await expect(errorAlert(page)).toContainText('Qualcuno è arrivato prima.');
  await expect(statusButton(page, other)).toContainText('Inviata');
});

test('a dossier opens by double click and by keyboard, with its data in ENEA’s words and its history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/received?q=${id}&sort=-id`);
  await dossierRow(page, id).dblclick();
  await expect(heading(page, new RegExp(`Pratica ${id} · Ortensia Brughetti`))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Copia Codice fiscale/ })
    .first()
    .click();
  await expectClipboard(page).toBe((await readDossier(owner.http, id)).beneficiarySsn);
  await page.getByRole('tab', { name: /^Cronologia/ }).click();
  await expect(page.getByRole('region', { name: 'Cronologia' })).toContainText('Inviata');
  await page.goBack();
  await expect(dossierRow(page, id)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, new RegExp(`Pratica ${id}`))).toBeVisible();
});

test('documents are downloaded one by one and as a zip', async ({ page }) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const documents = page.getByRole('region', { name: 'Documenti', exact: true });
  let download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Scarica tutti' }).click();
  expect((await download).suggestedFilename()).toMatch(/rif-cliente.*documentazione.*\.zip$/);
  download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Altre azioni: Fatture (acconto e saldo)' }).click();
  await documents.getByRole('menuitem', { name: /^Scarica .*FATTURA\.pdf$/ }).click();
  expect((await download).suggestedFilename()).toBe('FATTURA.pdf');
});

test('an operator sees no wizard buttons, and a missing dossier is reported in Italian', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Scheda ENEA' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Salva bozza|Salva e invia/ })).toHaveCount(0);
  await page.goto('/administration/modules/edit/99999999');
  await expect(page.getByText(/non c’è|non trovata|non esiste/i).first()).toBeVisible();
});
