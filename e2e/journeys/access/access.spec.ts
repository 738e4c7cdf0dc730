import { expect, errorAlert, openPageAs, test } from '../../support/page-helpers.js';
import { createAccount } from '../../support/portal-kit.js';

test.describe('the guard', () => {
  for (const path of [
    '/',
    '/dashboard',
    '/modules/new',
    '/modules/drafts',
    '/modules/sent',
    '/modules/elaborate',
    '/modules/edit/1',
    '/packages',
    '/wallet/1',
    '/administration/modules/received',
    '/administration/modules/completed',
    '/administration/modules/edit/1',
  ]) {
    test(`sends strangers from ${path} to the login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    });
  }

  test('keeps fitters out of the back office and the back office out of the wizard @core', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await openPageAs(page, await createAccount({}), '/administration/modules/received');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(errorAlert(page)).toContainText(
      'Questa pagina non è disponibile per il tuo account.',
    );
    await openPageAs(page, await createAccount({ role: 'Admin' }), '/modules/drafts');
    await expect(page).toHaveURL(/\/administration\/modules\/received$/);
    await page.waitForLoadState('networkidle');
    // Who is sent elsewhere asks for nothing of the page.
    expect(refused).toEqual([]);
  });

  test('keeps buyers out of dossiers', async ({ page }) => {
    await openPageAs(page, await createAccount({ role: 'Buyer' }), '/modules/drafts');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
