import type { Page } from '@playwright/test';
import { completeProfile } from '../../../../backend/test/kit/profile-fixtures.js';
import { createVatNumber } from '../../../../backend/test/kit/registration-fixtures.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  chooseOption,
  expect,
  expectNoHorizontalScroll,
  errorAlert,
  heading,
  openPageAs,
  PHONE,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  addContract,
  createAccount,
  createDossierInStatus,
  createMember,
  createSentDossier,
  expectOk,
  sql,
  type Member,
} from '../../../support/portal-kit.js';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

let admin: Member;
test.beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

test('the back office finds an account, verifies it, gives it a package and a sponsor @core', async ({
  page,
}) => {
  const name = `Vetreria Ziliani & Pedrabissi ${Date.now()}`;
  const owner = await createMember({ businessName: name, isVerified: true });
  await completeProfile(owner);
  await addContract(owner.id);
  await sql().run(
    'UPDATE accounts SET contract_verified = 0, email_verified = 0 WHERE id = ?',
    owner.id,
  );
  await openPageAs(page, admin, '/administration/users');
  await expect(heading(page, 'Utenti')).toBeVisible();
  await expectAccessible(page, 'users');
  await captureScreenshots(page, 'users');
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/q=Vetreria/);
  // Expects the header and the matching row: while the list changes, a click could hit another row.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('E-mail da verificare');
  // Anywhere in the row opens it.
  await row.click();
  await expect(heading(page, name)).toBeVisible();
  await expectAccessible(page, 'user');
  await captureScreenshots(page, 'user');

  await page.getByRole('button', { name: 'Verifica e-mail' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verifica' }).click();
  await expect(successAlert(page)).toContainText('E-mail verificata');
  await page.getByRole('button', { name: 'Verifica contratto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verifica' }).click();
  await expect(successAlert(page)).toContainText('Contratto verificato');

  await page.getByLabel('Chi ha fatto conoscere il portale').fill('Fiera di Bologna');
  await page.getByRole('button', { name: 'Salva lo sponsor' }).click();
  await expect(successAlert(page)).toContainText('Sponsor salvato');
  await page.route('**/api/Accounts/change-sponsor', (route) => route.abort());
  await page.getByLabel('Chi ha fatto conoscere il portale').fill('Altro');
  await page.getByRole('button', { name: 'Salva lo sponsor' }).click();
  await expect(errorAlert(page)).toContainText('modifica sponsor non riuscita');
  await expect(page.getByLabel('Chi ha fatto conoscere il portale')).toHaveValue(
    'Fiera di Bologna',
  );

  await openTab(page, 'Verifiche e documenti');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i documenti' }).click();
  expect((await saved).suggestedFilename()).toBe(`documenti-account-${owner.id}.zip`);

  await openTab(page, 'Crediti');
  await page.getByRole('button', { name: 'Aggiungi pacchetto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi pacchetto' });
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(dialog).toContainText('Campo obbligatorio');
  await chooseOption(dialog.getByLabel('Pacchetto'), 'Base (12 crediti)');
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(successAlert(page)).toContainText('Pacchetto Base aggiunto');
  await expect(page.getByRole('table', { name: 'Pacchetti attivi' })).toContainText('Base');
  await expect(page.getByRole('table', { name: 'Movimenti dei crediti' })).toContainText('+12');
  await captureScreenshots(page, 'user-credits');

  await openTab(page, 'Pratiche');
  await expect(page.getByText('Nessuna pratica')).toBeVisible();
  await expectAccessible(page, 'user-dossiers');
});

test('a number of a company’s dossiers opens exactly those it counts', async ({ page }) => {
  const name = `Serramenti Contati ${Date.now()}`;
  const owner = await createMember({ businessName: name, packages: [{ credits: 60 }] });
  const namesake = await createMember({ businessName: name, packages: [{ credits: 20 }] });
  await createSentDossier(namesake);
  const sent = await createSentDossier(owner);
  const accepted = await createDossierInStatus('ACCEPTED', owner, admin);
  await createDossierInStatus('WAITING', owner, admin);
  const completed = await createDossierInStatus('SELLED', owner, admin);
  await openPageAs(page, admin, `/administration/users/${owner.id}?scheda=pratiche`);
  const rows = page.locator('.of-table tbody > tr[data-row-key]');
  const keys = () => rows.evaluateAll((all) => all.map((row) => Number(row.dataset['rowKey'])));
  await expect(rows).toHaveCount(3);
  await page.getByRole('link', { name: '2 inviate: Ecobonus' }).click();
  await expect.poll(async () => (await keys()).toSorted((a, b) => a - b)).toEqual([sent, accepted]);
  await page.getByRole('link', { name: '1 elaborata: Ecobonus' }).click();
  await expect.poll(keys).toEqual([completed]);
  await expect(heading(page, name)).toBeVisible();
});

test('by keyboard: open, suspend, reactivate, delete', async ({ page }) => {
  const name = `Infissi Tastiera ${Date.now()}`;
  const login = await createAccount({ businessName: name });
  await openPageAs(page, admin, `/administration/users?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).press('Enter');
  await expect(heading(page, /Infissi Tastiera/)).toBeVisible();
  const press = async (name: string, confirm: string, said: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    // A window takes the focus when it opens: until it has, it would take it from the button, too.
    await expect
      .poll(() =>
        page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement)),
      )
      .toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: confirm }).press('Enter');
    await expect(successAlert(page)).toContainText(said);
  };
  await press('Sospendi', 'Sospendi', 'Account sospeso');
  await expect(
    (
      await page.request.post('/api/Accounts/login', {
        data: { Email: login.email, Password: 'Prova-Test-2026!' },
      })
    ).status(),
  ).toBe(403);
  await press('Riattiva', 'Riattiva', 'Account riattivato');
  await page.getByRole('button', { name: 'Elimina account' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(dialog).toContainText('Scrivi il nome come sopra');
  await expectAccessible(page, 'delete-account');
  await dialog.getByRole('textbox').fill(name.toUpperCase());
  await dialog.getByRole('textbox').press('Tab');
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).press('Enter');
  await expect(successAlert(page)).toContainText('Account eliminato');
  await expect(heading(page, 'Account eliminato')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sospendi' })).toHaveCount(0);
});

test('an account is created for a company, also from a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPageAs(page, admin, '/administration/users');
  await page.getByRole('button', { name: 'Crea account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea account' });
  await dialog.getByRole('button', { name: 'Crea e invia il link' }).click();
  await expect(dialog.getByText('Campo Obbligatorio!').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Crea e invia il link' })).toBeInViewport();
  await expectAccessible(page, 'precreate');
  await dialog.getByLabel('E-mail').fill(`nuova.${Date.now()}@example.test`);
  await dialog.getByLabel('Ragione sociale').fill('Porte Nuove Srl');
  await dialog.getByLabel('Partita IVA').fill(createVatNumber());
  await dialog.getByRole('button', { name: 'Crea e invia il link' }).click();
  await expect(heading(page, 'Porte Nuove Srl')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('a SuperAdmin looks through payments, and answers a request to be deleted', async ({
  page,
}) => {
  const boss = await createMember({ role: 'SuperAdmin' });
  const payer = `Pagatori Puntuali ${Date.now()} Srl`;
  const owner = await createMember({
    packages: [{ credits: 7.5, name: 'Pacchetto Zeta' }],
    businessName: payer,
  });
  await expectOk(
    owner.http.post('Accounts/request-deletion', { json: { password: 'Prova-Test-2026!' } }),
  );
  await openPageAs(page, boss, '/dashboard');
  await page.getByRole('link', { name: 'Pagamenti' }).click();
  await expect(heading(page, 'Pagamenti')).toBeVisible();
  await page.getByRole('searchbox').fill(payer);
  // Expects the header and the matching row: until then the previous rows remain, dimmed while
  // loading.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: payer });
  await expect(row).toContainText('+7,5');
  await expect(row).toContainText('Ricarica');
  await expectAccessible(page, 'payments-admin');
  await captureScreenshots(page, 'payments-admin');
  await page.goto(`/administration/users/${owner.id}`);
  await page.getByRole('button', { name: 'Respingi la richiesta' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Una fattura è ancora da saldare.');
  await page.getByRole('dialog').getByRole('button', { name: 'Respingi' }).click();
  await expect(successAlert(page)).toContainText('respinta');
  await expect(page.getByText('ha chiesto di eliminare')).toHaveCount(0);
});

test('a SuperAdmin takes the verification of a contract back, with a reason', async ({ page }) => {
  const owner = await createAccount({ businessName: `Infissi Revocati ${Date.now()}` });
  await openPageAs(
    page,
    await createMember({ role: 'SuperAdmin' }),
    `/administration/users/${owner.id}`,
  );
  await openTab(page, 'Verifiche e documenti');
  await page.getByRole('button', { name: 'Ritira la verifica' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ritira la verifica del contratto' });
  await dialog.getByRole('button', { name: 'Ritira la verifica' }).click();
  await expect(dialog).toContainText('Campo obbligatorio');
  await expectAccessible(page, 'revoke-contract');
  await captureScreenshots(page, 'revoke-contract');
  await chooseOption(dialog.getByLabel('Motivo'), 'Contratto cessato');
  await dialog.getByRole('button', { name: 'Ritira la verifica' }).click();
  await expect(successAlert(page)).toContainText('Verifica del contratto ritirata');
  // There is none to read: the reason is beside the button.
  await expect(page.getByRole('button', { name: 'Verifica contratto' })).toBeDisabled();
  await expect(page.getByText('non ha ancora caricato il contratto firmato')).toBeVisible();
});

test('an Admin reads all payments without an entry of their own, a fitter none of all this', async ({
  page,
}) => {
  await openPageAs(page, admin, '/administration/users');
  await expect(page.getByRole('link', { name: 'Utenti' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagamenti' })).toHaveCount(0);
  const payer = await createMember({ packages: [{ credits: 7.5 }], businessName: 'Porte Pagate' });
  await page.goto(`/administration/users/${payer.id}?scheda=crediti`);
  await page.getByRole('link', { name: 'Apri nei pagamenti' }).click();
  await expect(heading(page, 'Pagamenti')).toBeVisible();
  await expect(page.getByText(`Account n. ${payer.id}`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel('Totali in crediti')).toContainText('+7,5');
  await expectAccessible(page, 'payments-of-account');
  await page.setViewportSize({ width: 1024, height: 768 });
  await captureScreenshots(page, 'payments-of-account');
  await expect(page.getByRole('button', { name: 'Esporta in Excel' })).toBeVisible();
  await openPageAs(page, await createMember({}), '/administration/payments');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page, 'Pagamenti')).toHaveCount(0);
});
