import { loginAs } from '../support/demo-accounts.ts';
import { expectAccessible, captureScreenshots } from '../support/screen-checks.ts';
import { expect, test } from '../support/fixtures.ts';

test('a fitter logs in and sees the dashboard', async ({ page }) => {
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
