import { loginAs } from '../support/accounts.ts';
import { expectAccessible, shot } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test('a fitter logs in and sees the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot(page, 'login');
  await expectAccessible(page, 'login');

  await loginAs(page, 'fitter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot(page, 'dashboard');
  await expectAccessible(page, 'dashboard');
});
