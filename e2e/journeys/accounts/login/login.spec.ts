import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  waitForNextFrames,
  DEMO,
  expect,
  loginAs,
  openPageAs,
  PHONE,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import { createAccount, PASSWORD } from '../../../support/portal-kit.js';

test('a fitter logs in and sees the dashboard @core', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await captureScreenshots(page, 'login');
  await expectAccessible(page, 'login');

  await loginAs(page, 'fitter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await captureScreenshots(page, 'dashboard');
  await expectAccessible(page, 'dashboard');
});

test('the login says beside its form what the portal does; a phone does not fetch it', async ({
  page,
}) => {
  const pitch = page.getByRole('complementary', { name: 'Che cosa fa il portale' });
  await page.goto('/login');
  await expect(pitch).toContainText('senza pensieri');
  await page.setViewportSize(PHONE);
  await expect(pitch).toBeHidden();
  await page.reload();
  // It would come before the footer, which is asked for after it.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('senza pensieri')).toHaveCount(0);
});

test.describe('logging in', () => {
  for (const [who, where] of [
    ['fitter', 'Home'],
    ['rival', 'Home'],
    ['buyer', 'Home'],
    ['admin', 'Pratiche da elaborare'],
    ['superadmin', 'Pratiche da elaborare'],
  ] as const) {
    test(`${DEMO[who]} arrives where their role works`, async ({ page }) => {
      const faults = collectPageErrors(page);
      await loginAs(page, who);
      const isOffice = where === 'Pratiche da elaborare';
      await expect(page).toHaveURL(
        isOffice ? /\/administration\/modules\/received$/ : /\/dashboard$/,
      );
      await expect(
        page
          .getByRole('navigation', { name: 'Menu principale' })
          // The number of dossiers in the list comes a moment later.
          .getByRole('link', { name: new RegExp(`^${where}`) }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(faults).toEqual([]);
    });
  }

  test('an unverified contract blocks the dashboard until one logs out', async ({ page }) => {
    await loginAs(page, 'unverified');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/contratto/i);
    await page.keyboard.press('Escape');
    await waitForNextFrames(page);
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toHaveCount(0);
    await dialog.getByRole('button').click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('wrong entries are said in the specified words', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Inserire Email.', { exact: true })).toBeVisible();
    await expect(page.getByText('Inserire password.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('senza chiocciola');
    await expect(page.getByText('Inserire Email valida.', { exact: true })).toBeVisible();
    await page.getByLabel('E-mail').fill(DEMO.fitter);
    await page.getByLabel('Password', { exact: true }).fill('Sbagliata-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(['Email o password non corretti']);
  });

  test('an unverified account is reported at login', async ({ page }) => {
    const { email } = await createAccount({ isVerified: false });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/non è ancora verificato/)).toBeVisible();
  });

  test('logging out ends the session everywhere', async ({ page, context }) => {
    await openPageAs(page, await createAccount({}), '/dashboard');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('button', { name: /menu di/ })).toBeVisible();
    await page.getByRole('button', { name: /menu di/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  });
});
