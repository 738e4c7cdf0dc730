import type { Page } from '@playwright/test';
import type { SessionUserDto } from '@pratiche/api';
import { totpCode, resetTotpStep } from '../../backend/test/kit/two-factor-fixtures.js';
import { expectAccessible, captureScreenshots } from '../support/screen-checks.ts';
import {
  expect,
  errorAlert,
  heading,
  loginAs,
  openPageAs,
  successAlert,
  test,
  collectPageErrors,
} from './kit/page-helpers.js';
import { mailbox, createAccount, PASSWORD, sql } from './kit/portal-kit.js';

const RESET_REQUESTED_MESSAGE = 'Se l’indirizzo è registrato';
const NEW_PASSWORD = 'Tapparella-Verde-7';

async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a forgotten password is reset by the link in the e-mail', async ({ page, browser }) => {
  const { email } = await createAccount({});
  const elsewhere = await (
    await browser.newContext({ baseURL: new URL(await origin(page)).origin })
  ).newPage();
  await openPageAs(elsewhere, { email }, '/dashboard');
  await expect(heading(elsewhere, /./)).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(heading(page, 'Password dimenticata')).toBeVisible();
  await page.getByRole('button', { name: 'Recupera' }).click();
  await expect(page.getByText('Campo Obbligatorio!')).toBeVisible();
  await page.getByLabel('Email').fill('nessun indirizzo');
  await expect(page.getByText('Inserire Email Valida')).toBeVisible();
  await captureScreenshots(page, 'forgot-password');
  await expectAccessible(page, 'forgot-password');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(/\/register$/);
  // Three seconds later the page is left: it notes itself where that was said.
  await page.addInitScript((words) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(words))
        Object.assign(window, {
          saidOn: (window as { saidOn?: string }).saidOn ?? location.pathname,
        });
    }).observe(document, { childList: true, subtree: true });
  }, RESET_REQUESTED_MESSAGE);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recupera' }).click();
  await expect(page.getByText(RESET_REQUESTED_MESSAGE, { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => (window as { saidOn?: string }).saidOn)).toBe(
    '/forgot-password',
  );

  const link =
    /\/reset-password\/[\w-]{43}/.exec(
      (await mailbox().waitForCount(email)).at(-1)?.text ?? '',
    )?.[0] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Nuova password')).toBeVisible();
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page.getByText('Campo obbligatorio!!')).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByLabel('Ripeti password').fill('password124');
  await expect(page.getByText('Le password devono coincidere!!')).toBeVisible();
  await expect(
    page.getByText('Questa password è tra le più usate', { exact: false }),
  ).toBeVisible();
  await captureScreenshots(page, 'reset-password');
  await expectAccessible(page, 'reset-password');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(successAlert(page)).toContainText('Password aggiornata');
  await loginAs(page, { email, password: NEW_PASSWORD });

  // The other device is out with its next call, and its stored user is gone.
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(heading(page, 'Collegamento non valido')).toBeVisible();
  await captureScreenshots(page, 'reset-password-invalid');
  await expectAccessible(page, 'reset-password-invalid');
});

test('two tabs whose tokens ran out both stay in; a session ended elsewhere leads to the login', async ({
  page,
}) => {
  const account = await createAccount({});
  await openPageAs(page, account, '/accounts/edit');
  await expect(page.getByRole('heading', { name: 'Dispositivi collegati' })).toBeVisible();
  await expect(page.getByText('questo dispositivo')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/accounts/edit');
  await expect(second.getByText('questo dispositivo')).toBeVisible();
  const faults = [collectPageErrors(page), collectPageErrors(second)];

  // As after a quarter of an hour: what both send is no good any more.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('user', JSON.stringify({ ...user, jwtToken: 'x.y.z' }));
  });
  await Promise.all([page.reload(), second.reload()]);
  for (const tab of [page, second]) {
    await expect(tab.getByText('questo dispositivo')).toBeVisible();
    await expect(tab).toHaveURL(/\/accounts\/edit$/);
  }
  expect(faults.flat().filter((fault) => !fault.startsWith('401 '))).toEqual([]);
  const { jwtToken } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as SessionUserDto,
  );
  expect(jwtToken).not.toBe('x.y.z');

  const login = await page.request.fetch('/api/Accounts/login', {
    method: 'POST',
    data: { Email: account.email, Password: PASSWORD },
    headers: {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
      cookie: '',
    },
  });
  expect(login.status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Safari su iPhone')).toBeVisible();
  await captureScreenshots(page, 'profile-sessions');
  await expectAccessible(page, 'profile-sessions');
  await page
    .getByRole('button', { name: /^Termina: / })
    .first()
    .click();
  await expect(successAlert(page)).toContainText('Sessione terminata');

  await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
  await page.getByRole('button', { name: 'Esci da tutti', exact: true }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login$/);
  const [open] = await sql().rows<{ n: number }>(
    'SELECT COUNT(*) AS n FROM account_sessions WHERE account_id = ? AND ended IS NULL',
    account.id,
  );
  expect(Number(open?.n)).toBe(0);
});

test('an administrator logs in in two steps, with the app and with a recovery code', async ({
  page,
}) => {
  const { id, email } = await createAccount({ role: 'Admin' });
  await page.goto('/login');
  await typeLogin(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/administration\/modules\/received/);
  await page.getByRole('button', { name: /menu di/ }).click();
  await page.getByRole('menuitem', { name: 'Sicurezza' }).click();
  await expect(heading(page, 'Sicurezza')).toBeVisible();
  await page.getByRole('button', { name: 'Attiva' }).click();
  await page.getByRole('dialog').getByLabel('Password attuale').fill('Sbagliata-2026!');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password attuale').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('img', { name: /Codice QR/ }).locator('svg')).toBeVisible();
  const secret = ((await page.locator('.sh-secret .pr-number').textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await captureScreenshots(page, 'two-factor-enrol');
  await expectAccessible(page, 'two-factor-enrol');
  await page.getByLabel('Codice', { exact: true }).fill(await totpCode(secret));
  await page.getByRole('button', { name: 'Conferma e attiva' }).click();
  const listed = page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await captureScreenshots(page, 'two-factor-codes');
  await expectAccessible(page, 'two-factor-codes');
  await page.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(page.getByText('Codici di recupero ancora validi: 10.')).toBeVisible();
  await captureScreenshots(page, 'security');
  await expectAccessible(page, 'security');
  await resetTotpStep(id);

  await logout(page);
  await typeLogin(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Secondo passaggio' })).toBeVisible();
  await expect(page.getByLabel('Codice')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(errorAlert(page)).toContainText('Codice non corretto');
  await captureScreenshots(page, 'login-code');
  await expectAccessible(page, 'login-code');
  await page.getByLabel('Codice').fill(await totpCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/administration\/modules\/received/);

  await logout(page);
  await typeLogin(page, email, PASSWORD);
  await page.getByLabel('Codice').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page).toHaveURL(/\/administration\/modules\/received/);
  await page.goto('/accounts/security');
  await expect(page.getByText('Codici di recupero ancora validi: 9.')).toBeVisible();
  await page.getByRole('button', { name: 'Disattiva' }).click();
  await page.getByRole('dialog').getByLabel('Password attuale').fill(PASSWORD);
  await page.getByLabel('Codice', { exact: true }).fill(codes[1] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Disattiva' }).click();
  await expect(successAlert(page)).toContainText('disattivato');
  await expect(page.getByRole('button', { name: 'Attiva' })).toBeVisible();
});

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu di/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function origin(page: Page): Promise<string> {
  await page.goto('/login');
  return page.url();
}
