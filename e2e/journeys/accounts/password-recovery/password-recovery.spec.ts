import type { Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  heading,
  loginAs,
  openPageAs,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import { mailbox, createAccount } from '../../../support/portal-kit.js';

const RESET_REQUESTED_MESSAGE = 'Se l’indirizzo è registrato';
const NEW_PASSWORD = 'Tapparella-Verde-7';

test('a forgotten password is reset by the link in the e-mail @core', async ({ page, browser }) => {
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
  await page.getByLabel('E-mail').fill('nessun indirizzo');
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
  await page.getByLabel('E-mail').fill(email);
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
  await expect(heading(page, 'Accedi')).toBeVisible();
  await expect(successAlert(page)).toContainText('Password aggiornata');
  await loginAs(page, { email, password: NEW_PASSWORD });

  // The other device is out with its next call, and its stored user is gone.
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(heading(page, 'Link non valido')).toBeVisible();
  await captureScreenshots(page, 'reset-password-invalid');
  await expectAccessible(page, 'reset-password-invalid');
});

async function origin(page: Page): Promise<string> {
  await page.goto('/login');
  return page.url();
}
