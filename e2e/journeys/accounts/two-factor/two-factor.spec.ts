import type { Page } from '@playwright/test';
import { totpCode, resetTotpStep } from '../../../../backend/test/kit/two-factor-fixtures.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import { expect, errorAlert, heading, successAlert, test } from '../../../support/page-helpers.js';
import { createAccount, PASSWORD } from '../../../support/portal-kit.js';

async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('an administrator logs in in two steps, with the app and with a recovery code @core', async ({
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
