import type { Locator, Page } from '@playwright/test';
import type { PrecreatedDto } from '@pratiche/api';
import { PDF_VIEWER } from '../../../support/pdf-viewer.ts';
import {
  createRegistration,
  REGISTRATION_PASSWORD,
  createRegistrationForm,
} from '../../../../backend/test/kit/registration-fixtures.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  errorAlert,
  heading,
  loginAs,
  openPageAs,
  PHONE,
  WIDE,
  successAlert,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import { visitor } from '../../../../backend/test/kit/portal.js';
import { createPackage } from '../../../../backend/test/kit/account-fixtures.js';
import {
  jpeg,
  mailbox,
  createMember,
  expectOk,
  pdf,
  type Member,
} from '../../../support/portal-kit.js';
import { savedIndicator } from '../../../support/wizard-helpers.js';

let admin: Member;
test.beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

/** Goes on with Tab until the element has the focus: what cannot be reached by keyboard fails here. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${String(target)}`);
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

async function fillField(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

/** A municipality by the beginning of its name, then Enter. */
async function selectMunicipality(
  page: Page,
  label: string,
  text: string,
  option: RegExp,
): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: typeof name === 'string' }));
  await page.keyboard.press('Enter');
}

/** A file through the button, with the keyboard. */
async function attachFile(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  // Registered before the key press: right before it, the browser might not listen for the event
  // yet.
  const opened = page.waitForEvent('filechooser', { timeout: 60_000 });
  await tabTo(page, page.getByRole('button', { name: `Scegli file: ${label}` }));
  await page.keyboard.press('Enter');
  await (await opened).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Files the browser's own database has: a moment after they are named on the screen. */
const countStoredFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('pratiche.registrazione');
        opening.onerror = () => fail(new Error('no database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => {
            opening.result.close();
            done(counting.result);
          };
        };
      }),
  );

/** Address inside the portal of the link in the latest e-mail. */
async function findMailedLink(email: string, count = 1): Promise<string> {
  const mail = (await mailbox().waitForCount(email, count)).at(-1);
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(address).not.toBe('');
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const currentStepButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`${title} ?, passo \\d di 4, passo attuale`) });

test(
  'a company registers by keyboard alone, confirms by the e-mail’s link and gets in once the contract is verified @core',
  PDF_VIEWER,
  async ({ page, browser }) => {
    test.setTimeout(360_000);
    const user = createRegistration();
    const email = user.email ?? '';
    const faults = collectPageErrors(page);
    await page.goto('/register');
    await expect(heading(page, 'Registrazione')).toBeVisible();

    // With empty fields the step stays open, lists the missing values and moves the focus there.
    await pressButton(page, 'Avanti');
    await expect(field(page, 'Nome')).toBeFocused();
    // At each field, and in the list above them.
    await expect(page.locator('.pr-field').getByText('Campo Obbligatorio!')).toHaveCount(6);
    await expect(page.locator('.sh-reg-errors').getByRole('button')).toHaveCount(6);
    await expect(page.getByText(/^Per andare avanti ci sono 6 dati/)).toBeInViewport();
    await captureScreenshots(page, 'register-account');
    await expectAccessible(page, 'register-account');

    await fillField(page, 'Nome', 'Ersilia');
    await fillField(page, 'Cognome', 'Malaguti');
    await fillField(page, 'E-mail', email);
    await fillField(page, 'Telefono', '0512345678');
    await fillField(page, 'Password', REGISTRATION_PASSWORD);
    await fillField(page, 'Ripeti password', REGISTRATION_PASSWORD);
    await pressButton(page, 'Avanti');
    await expect(currentStepButton(page, 'Dati di fatturazione')).toBeFocused();

    await fillField(page, 'Ragione sociale', user.businessName ?? '');
    await tabTo(page, field(page, 'Forma giuridica'));
    await page.keyboard.type('Srl');
    await fillField(page, 'Partita IVA', user.vat ?? '');
    await expect(field(page, 'Codice fiscale')).toHaveValue(user.vat ?? '');
    await fillField(page, 'Indirizzo e numero civico', 'Via dei Falegnami 7');
    await selectMunicipality(page, 'Comune della sede', 'bologna', /^Bologna, BO/);
    await expect(field(page, 'Provincia')).toHaveValue('BO');
    await expect(field(page, 'Regione')).toHaveValue('Emilia-Romagna');
    await fillField(page, 'Codice univoco', 'M5UXCR1');
    await captureScreenshots(page, 'register-billing');
    await expectAccessible(page, 'register-billing');
    await pressButton(page, 'Avanti');
    await expect(currentStepButton(page, 'Legale rappresentante')).toBeFocused();

    await pressButton(page, 'Usa i dati di Ersilia Malaguti');
    await fillField(page, 'Codice fiscale', user.attorneySSN ?? '');
    await selectMunicipality(page, 'Comune di residenza', 'imola', /^Imola, BO/);
    await tabTo(page, field(page, 'Tipo di documento'));
    await page.keyboard.type('Pat');
    await fillField(page, 'Numero del documento', 'BO1234567X');
    await fillField(page, 'Comune di rilascio', 'Bologna');
    await fillField(page, 'Data di scadenza', '31122099');
    await captureScreenshots(page, 'register-attorney');
    await expectAccessible(page, 'register-attorney');

    // A reload loses nothing but the passwords; the registration continues at the same step.
    await pressButton(page, 'Avanti');
    await attachFile(page, 'Documento d’identità, fronte', 'fronte.jpg', jpeg());
    await expect(page.getByText('fronte.jpg')).toBeVisible();
    await expect.poll(() => countStoredFiles(page)).toBe(1);
    await page.reload();
    await expect(
      page.getByText('Abbiamo ritrovato i dati che avevi inserito.', { exact: false }),
    ).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue(email);
    await expect(field(page, 'Password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      REGISTRATION_PASSWORD,
    );
    await fillField(page, 'Password', REGISTRATION_PASSWORD);
    await fillField(page, 'Ripeti password', REGISTRATION_PASSWORD);
    await pressButton(page, 'Avanti');
    await expect(currentStepButton(page, 'Contratto')).toBeFocused();
    await expect(page.getByText('fronte.jpg')).toBeVisible();

    await pressButton(page, 'Leggi qui il contratto');
    const contract = page.getByRole('dialog', { name: 'Contratto' });
    await expect(contract.getByRole('region', { name: /^Pagina 1 di / })).toContainText('incarico');
    await page.keyboard.press('Escape');
    await expect(contract).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: 'Scarica il contratto' }));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toBe(
      'Lettera-di-conferimento-incarico-Infissi-Malaguti-Srl.pdf',
    );

    await pressButton(page, 'Registrati');
    await expect(page.locator('.sh-reg-file').getByText('Caricare documento!')).toHaveCount(2);
    await captureScreenshots(page, 'register-contract');
    await expectAccessible(page, 'register-contract');
    await attachFile(page, 'Documento d’identità, retro', 'retro.jpg', jpeg());
    // Why a file was refused is the only message of its field.
    await attachFile(page, 'Contratto firmato', 'contratto.txt', pdf('Contratto firmato'));
    const contractField = page.locator('.sh-reg-file').filter({ hasText: 'Contratto firmato' });
    await expect(contractField.getByText(/^Il file non è di un tipo consentito/)).toBeVisible();
    await expect(contractField.getByText('Caricare documento!')).toBeHidden();
    await attachFile(page, 'Contratto firmato', 'contratto.pdf', pdf('Contratto firmato'));
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await pressButton(page, 'Registrati');
    await expect(
      heading(
        page,
        'Registrazione completata! Controlla la tua mail per confermare la registrazione',
      ),
    ).toBeVisible();
    await captureScreenshots(page, 'register-done');
    await expectAccessible(page, 'register-done');
    expect(faults).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pratiche.registrazione')))
      .toBeNull();
    await pressButton(page, 'Torna all’accesso');
    // The account comes into being after the answer, with its e-mail.
    await mailbox().waitForCount(email);

    // Not confirmed yet: the login offers another e-mail.
    await fillField(page, 'E-mail', email);
    await fillField(page, 'Password', REGISTRATION_PASSWORD);
    await page.keyboard.press('Enter');
    await pressButton(page, 'Invia di nuovo l’e-\u2060mail di verifica');
    await expect(
      page.getByText('tra poco ti arriva una nuova e-mail', { exact: false }),
    ).toBeVisible();
    await captureScreenshots(page, 'login-not-verified');
    await expectAccessible(page, 'login-not-verified');

    // Opening the link shows the data to confirm, and confirms nothing.
    const link = await findMailedLink(email, 2);
    await page.goto(link);
    await expect(page.getByText('Infissi Malaguti Srl')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Infissi Malaguti Srl')).toBeVisible();
    await captureScreenshots(page, 'verify-email');
    await expectAccessible(page, 'verify-email');
    await pressButton(page, 'Conferma');
    await expect(page).toHaveURL(/\/login$/);
    await expect(successAlert(page)).toContainText('Indirizzo e-mail confermato');

    await loginAs(page, { email, password: REGISTRATION_PASSWORD });
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('dialog', { name: 'Contratto in verifica' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nuova pratica' })).toHaveCount(0);
    await captureScreenshots(page, 'dashboard-blocked');
    await expectAccessible(page, 'dashboard-blocked');
    const id = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
    );
    await page.goto('/register');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Ho capito, esci' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await test.step('an operator reads the contract beside the data, and verifies it', async () => {
      const office = await (await browser.newContext({ viewport: WIDE })).newPage();
      await openPageAs(office, admin, `/administration/users/${id}`);
      await expect(office.getByRole('heading', { name: 'Contratto firmato' })).toBeVisible();
      await expect(office.getByRole('link', { name: /contratt[oi] da verificare$/ })).toBeVisible();
      await expectAccessible(office, 'contract-check');
      await captureScreenshots(office, 'contract-check');
      await office.getByRole('button', { name: 'Anteprima: Documento d’identità, fronte' }).click();
      await expect(
        office.getByRole('heading', { name: 'Documento d’identità, fronte' }),
      ).toBeVisible();
      await office.getByRole('button', { name: 'Verifica contratto' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Verifica' }).click();
      await expect(successAlert(office)).toContainText('Contratto verificato');
      await office.context().close();
    });
    expect((await mailbox().waitForCount(email, 3)).at(-1)?.subject).toBe(
      'Contratto verificato: il portale è attivo',
    );
    await loginAs(page, { email, password: REGISTRATION_PASSWORD });
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // The first package, by its e-mail's link to the wallet, and the first dossier.
    await expectOk(
      admin.http.post(`Accounts/recharge/${id}`, {
        json: { id: await createPackage({ credits: 10 }) },
      }),
    );
    await page.goto(await findMailedLink(email, 4));
    await expect(heading(page, 'Portafoglio')).toBeVisible();
    await page.getByRole('link', { name: 'Nuova pratica' }).first().click();
    await page.getByRole('radio', { name: /^Ecobonus/ }).check();
    await page.getByLabel('Anno di riferimento', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Avanti' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Prima');
    await expect(savedIndicator(page)).toBeVisible();
    await page.goto('/modules/drafts');
    await expect(page.getByRole('row').filter({ hasText: 'Prima' })).toHaveCount(1);
  },
);

test('the owner of an address refuses a registration sent by another person', async ({ page }) => {
  const user = createRegistration({
    businessName:
      'Serramenti e Falegnameria Artigiana Fratelli Bevilacqua di Bevilacqua E. & C. S.n.c.',
  });
  const email = user.email ?? '';
  await expectOk(visitor().post('Accounts/register', { form: createRegistrationForm(user) }));
  await page.setViewportSize(PHONE);
  await page.goto(await findMailedLink(email));
  await captureScreenshots(page, 'verify-email-phone');
  await page.getByRole('button', { name: 'Non sono stato io' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('button', { name: 'Non sono stato io' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina la registrazione' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(successAlert(page)).toContainText('Registrazione eliminata');
  expect(
    (
      await visitor().post('Accounts/login', {
        json: { Email: email, Password: REGISTRATION_PASSWORD },
      })
    ).status,
  ).toBe(401);
});

test('a link that does not hold says so and leads to the login after five seconds', async ({
  page,
}) => {
  // The page itself notes both moments: who looks from outside comes late on a busy machine.
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.pr-alert-error')) seen['shown'] ??= performance.now();
      if (location.pathname === '/login') seen['left'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/verify-email/${'x'.repeat(43)}`);
  await expect(page.getByText('Token errato, reindirizzamento login...')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  // Once the next page is visible, the observer has recorded that the previous page was left.
  await expect(heading(page, 'Accedi')).toBeVisible();
  const { shown, left } = await page.evaluate(
    () => (window as unknown as { seen: { shown: number; left: number } }).seen,
  );
  expect(left - shown, 'milliseconds to read it').toBeGreaterThan(4_900);

  // Extends the five-second redirect, so that the page can be checked.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      wait(work, ms === 5_000 ? 600_000 : ms)) as typeof window.setTimeout;
  });
  await page.goto('/verify-email');
  await expect(page.getByText('Token errato, reindirizzamento login...')).toBeVisible();
  await captureScreenshots(page, 'verify-email-wrong');
  await expectAccessible(page, 'verify-email-wrong');
});

test('the owner of a pre-created account completes it by the invitation’s link', async ({
  page,
}) => {
  const { email, businessName, vat } = createRegistration({
    businessName:
      'Serramenti e Falegnameria Artigiana Fratelli Bevilacqua di Bevilacqua E. & C. S.n.c.',
  });
  await expectOk<PrecreatedDto>(
    admin.http.post('Accounts/pre-create', {
      json: { email, businessName, vat, attorneyFirstName: 'Ermenegildo' },
    }),
  );
  const link = await findMailedLink(email ?? '');
  await page.setViewportSize(PHONE);
  await page.goto(link);
  await expect(field(page, 'Nome')).toHaveValue('Ermenegildo');
  const proceed = page.getByRole('button', { name: "Procedi con la validazione dell'account" });
  await expect(proceed).toBeDisabled();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica le condizioni (PDF)' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

  await field(page, 'Password').fill(REGISTRATION_PASSWORD);
  await field(page, 'Ripeti password').fill('Altra-Password-9');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('le password devono coincidere')).toBeVisible();
  await expect(proceed).toBeDisabled();
  await field(page, 'Ripeti password').fill(REGISTRATION_PASSWORD);
  await proceed.click();
  await expect(field(page, 'Cognome')).toBeFocused();
  await expect(page.getByText('Campo obbligatorio')).not.toHaveCount(0);
  await captureScreenshots(page, 'terms');
  await expectAccessible(page, 'terms');

  await field(page, 'Cognome').fill('Bevilacqua');
  await field(page, 'Tipo di documento').selectOption('Passaporto');
  await field(page, 'Numero del documento').fill('YA0000000');
  await field(page, 'Comune di rilascio').fill('Questura di Verona');
  await field(page, 'Data di scadenza').fill('31/12/2099');
  for (const side of ['fronte', 'retro'])
    await page
      .locator(`input[type=file][aria-label='Scegli file: Documento d’identità, ${side}']`)
      .setInputFiles({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer: jpeg() });
  await proceed.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(successAlert(page)).toContainText('Account completato');
  await loginAs(page, { email: email ?? '', password: REGISTRATION_PASSWORD });
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await expect(heading(page, 'Link non valido')).toBeVisible();
  await captureScreenshots(page, 'terms-invalid');
  await expectAccessible(page, 'terms-invalid');
  await expect(errorAlert(page)).toHaveCount(0);
});
