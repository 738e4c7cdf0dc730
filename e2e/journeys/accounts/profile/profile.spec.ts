import type { Locator } from '@playwright/test';
import { createLink } from '../../../../backend/test/kit/beneficiary-link-fixtures.js';
import { png } from '../../../../backend/test/kit/file-fixtures.js';
import { completeProfile, readOwnAccount } from '../../../../backend/test/kit/profile-fixtures.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  errorAlert,
  heading,
  BACKGROUND_TASK_TIMEOUT,
  openPageAs,
  PHONE,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  createAccount,
  createMember,
  ecobonusForm,
  jpeg,
  PASSWORD,
  save,
  sql,
} from '../../../support/portal-kit.js';

const edit = '/accounts/edit';

test('a fitter reads the profile, changes it with a new document, and reads it again @core', async ({
  page,
}) => {
  const me = await createMember({
    businessName:
      'Serramenti e Infissi di Massimiliano Quattropani & Figli Società in Nome Collettivo',
  });
  await completeProfile(me);
  await openPageAs(page, me, edit);
  await expect(heading(page, 'Profilo')).toBeVisible();
  await expect(page.getByText('CA00000AA')).toBeVisible();
  await expectAccessible(page, 'profile');
  await captureScreenshots(page, 'profile');
  const topOf = async (one: Locator) => (await one.boundingBox())?.y;
  const term = (text: string) => page.getByRole('term').filter({ hasText: text });
  const cardTitle = (name: string) => page.getByRole('heading', { name, exact: true });
  expect(await topOf(term('Forma giuridica'))).toBe(await topOf(term('Ragione sociale')));
  for (const tab of ['Sicurezza', 'Notifiche', 'Dati']) {
    await page.getByRole('link', { name: tab, exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`#${tab.toLowerCase()}$`));
    await expectAccessible(page, `profile, ${tab}`);
    await captureScreenshots(page, `profile-${tab.toLowerCase()}`);
    if (tab === 'Sicurezza')
      expect(await topOf(cardTitle('Dispositivi collegati'))).toBe(
        await topOf(cardTitle('Password')),
      );
  }
  await page.getByRole('link', { name: 'Azienda', exact: true }).click();
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  for (const label of ['Ragione sociale', 'Partita IVA', 'E-mail'])
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  await page.getByLabel('Telefono').fill('123');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByLabel('Telefono')).toBeFocused();
  await expect(page.getByText('Inserire numero di telefono valido')).toBeVisible();
  await expectAccessible(page, 'profile-form');
  await captureScreenshots(page, 'profile-form');
  await page.getByLabel('Telefono').fill('0354445556');
  await page
    .locator('#acc-ciFront input[type=file]')
    .first()
    .setInputFiles({ name: 'nuovo fronte.jpg', mimeType: 'image/jpeg', buffer: jpeg() });
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(successAlert(page)).toContainText('Profilo salvato');
  await expect(page.getByText('0354445556')).toBeVisible();
  expect(await readOwnAccount(me)).toMatchObject({
    phone: '0354445556',
    files: ['ciFront', 'ciRear'],
  });
});

test('a logo in the profile is shown on the customer’s page, until it is removed', async ({
  page,
}) => {
  const me = await createMember({ businessName: 'Serramenti Bianchi' });
  const { id } = await save(me.http, ecobonusForm());
  const { token } = await createLink(me, id);
  await openPageAs(page, me, edit);
  const card = page.locator('.sh-profile-logo');
  const choose = (name: string, buffer: Buffer) =>
    card.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('nota.png', Buffer.from('nessuna immagine'));
  await expect(errorAlert(page)).toContainText('non si apre come immagine');
  // Larger than a customer's page may carry: the browser makes it smaller.
  await choose('logo.png', png(900));
  await expect(successAlert(page)).toContainText('Logo salvato');
  await expect(card.getByRole('img', { name: 'Il tuo logo' })).toBeVisible();
  await expectAccessible(page, 'profile, logo');
  await captureScreenshots(page, 'profile-logo');

  const context = await page.context().browser()?.newContext({ viewport: PHONE });
  const customer = await context!.newPage();
  await customer.goto(new URL(`/edit-beneficiary/${id}/${token}`, page.url()).href);
  const who = customer.getByRole('region', { name: 'Chi te lo chiede' });
  await expect(who.locator('img')).toBeVisible();
  await expectNoHorizontalScroll(customer);
  await captureScreenshots(customer, 'beneficiary-logo');

  await card.getByRole('button', { name: 'Togli il logo' }).click();
  await expect(card.getByRole('img')).toHaveCount(0);
  await customer.reload();
  await expect(who).toContainText('Serramenti Bianchi');
  await expect(who.locator('img')).toHaveCount(0);
  await context?.close();
});

test('what was typed is not lost by a link, nor by the back button', async ({ page }) => {
  const me = await createMember({});
  await completeProfile(me);
  await openPageAs(page, me, '/dashboard');
  await page.goto(edit);
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  await page.getByLabel('Telefono').fill('0351112223');
  await page.getByRole('link', { name: 'Portafoglio' }).click();
  const question = page.getByRole('dialog', { name: 'Vuoi uscire senza salvare?' });
  await question.getByRole('button', { name: 'Resta' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Telefono')).toHaveValue('0351112223');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continua a modificare' }).click();
  await page.getByRole('link', { name: 'Portafoglio' }).click();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(heading(page, 'Portafoglio')).toBeVisible();
  expect((await readOwnAccount(me)).phone).toBe('0512345678');
});

test('a concurrent change by another user is not overwritten', async ({ page }) => {
  const me = await createMember({});
  await completeProfile(me);
  await openPageAs(page, me, edit);
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  await page.getByLabel('Telefono').fill('0351112223');
  await sql().run(
    "UPDATE accounts SET sponsor = 'Fiera', updated = '2030-01-01 10:00:00.000' WHERE id = ?",
    me.id,
  );
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(errorAlert(page)).toContainText('modificato nel frattempo');
  await expect(page.getByLabel('Telefono')).toHaveValue('0351112223');
});

test('on a phone: another password, a copy of the data, and a request to be deleted that is taken back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const login = await createAccount({});
  await openPageAs(page, login, edit);
  const tabs = page.getByRole('navigation', { name: 'Parti del profilo' });
  await tabs.getByRole('link', { name: 'Sicurezza' }).click();
  const NEW = 'Tapparella-Verde-77';
  await page.getByLabel('Password attuale').fill('sbagliata');
  await page.getByLabel('Nuova password', { exact: false }).first().fill(NEW);
  await page.getByLabel('Ripeti la nuova password').fill(NEW);
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(
    page.locator('.pr-field-error').getByText('La password attuale non è corretta.'),
  ).toBeVisible();
  await page.getByLabel('Password attuale').fill(PASSWORD);
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(successAlert(page)).toContainText('Password cambiata');
  await tabs.getByRole('link', { name: 'Dati' }).click();
  const saved = page.waitForEvent('download', BACKGROUND_TASK_TIMEOUT);
  await page.getByRole('button', { name: 'Scarica una copia dei tuoi dati' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^dati-account-.*\.zip$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chiedi l’eliminazione dell’account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vuoi chiedere l’eliminazione dell’account?' });
  await dialog.getByLabel('Password').fill(NEW);
  await expectAccessible(page, 'deletion-dialog');
  await dialog.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(successAlert(page)).toContainText('Richiesta inviata');
  await page.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect(successAlert(page)).toContainText('ritirata');
  await expectNoHorizontalScroll(page);
});

test('a buyer has packages, wallet and payments, no profile, no bell and no dossiers', async ({
  page,
}) => {
  const vat = '01114601006';
  await createMember({ vat, packages: [{ credits: 12, name: 'Pacchetto aziendale' }] });
  const buyer = await createMember({ role: 'Buyer', vat });
  await openPageAs(page, buyer, `/wallet/${buyer.id}`);
  await expect(page.getByRole('table', { name: 'Pacchetti attivi' })).toContainText(
    'Pacchetto aziendale',
  );
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Acquista servizio',
    'Portafoglio',
    'Assistenza',
  ]);
  await expect(page.getByRole('button', { name: /notifiche/i })).toHaveCount(0);
  await page.locator('.sh-avatar').click();
  await expect(page.getByRole('menuitem', { name: 'Profilo' })).toHaveCount(0);
  await page.goto(edit);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page, /./)).toBeVisible();
  await expect(heading(page, 'Profilo')).toHaveCount(0);
});
