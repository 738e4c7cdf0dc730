import type { Page } from '@playwright/test';
import {
  waitForNextFrames,
  DEMO,
  expect,
  expectNoHorizontalScroll,
  errorAlert,
  heading,
  loginAs,
  openPageAs,
  PHONE,
  test,
  collectPageErrors,
} from './kit/page-helpers.js';
import { createAccount, createMember, PASSWORD } from './kit/portal-kit.js';

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
          .getByRole('link', { name: where, exact: true }),
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
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('senza chiocciola');
    await expect(page.getByText('Inserire Email valida.', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(DEMO.fitter);
    await page.getByLabel('Password', { exact: true }).fill('Sbagliata-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(['Email o password non corretti']);
  });

  test('an unverified account is reported at login', async ({ page }) => {
    const { email } = await createAccount({ isVerified: false });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
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

test.describe('the session', () => {
  /**
   * Replaces the token as if it had expired after a quarter of an hour, on a page without scripts,
   * because the portal's scripts write the stored user too.
   */
  async function spoilToken(page: Page): Promise<void> {
    await page.goto('/api/health/live');
    await page.evaluate(() => {
      const user = JSON.parse(window.localStorage.getItem('user') ?? '{}') as Record<
        string,
        unknown
      >;
      window.localStorage.setItem('user', JSON.stringify({ ...user, jwtToken: 'scaduto' }));
    });
  }

  test('is refreshed once, silently, when the token is no longer good', async ({ page }) => {
    await openPageAs(page, await createAccount({}), '/dashboard');
    await expect(heading(page, /.+/)).toBeVisible();
    await spoilToken(page);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (/refresh-token/i.test(request.url())) refreshes.push(request.url());
    });
    await page.goto('/modules/drafts');
    await expect(page.getByText('Nessuna bozza')).toBeVisible();
    expect(refreshes).toHaveLength(1);
    await expect(page).toHaveURL(/\/modules\/drafts$/);
  });

  test('that cannot be refreshed leads to the login and back to where one was', async ({
    page,
    context,
  }) => {
    const account = await createAccount({});
    await openPageAs(page, account, '/dashboard');
    await expect(heading(page, /.+/)).toBeVisible();
    await spoilToken(page);
    await context.clearCookies();
    await page.goto('/modules/drafts');
    await expect(page.getByText(/La sessione è scaduta/)).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/modules\/drafts$/);
  });
});

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

  test('keeps fitters out of the back office and the back office out of the wizard', async ({
    page,
  }) => {
    await openPageAs(page, await createAccount({}), '/administration/modules/received');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(errorAlert(page)).toContainText(
      'La pagina richiesta non è disponibile per questo tipo di utenza.',
    );
    await openPageAs(page, await createAccount({ role: 'Admin' }), '/modules/new');
    await expect(page).toHaveURL(/\/administration\/modules\/received$/);
  });

  test('keeps buyers out of dossiers', async ({ page }) => {
    await openPageAs(page, await createAccount({ role: 'Buyer' }), '/modules/drafts');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('the frame', () => {
  test('has its sidebar of 250 px with the version, and a toggle', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPageAs(page, await createMember({}), '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await expect(menu).toBeVisible();
    await expect(page.getByText('v1.0', { exact: true })).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator('aside')
          .first()
          .evaluate((aside) => aside.getBoundingClientRect().width),
      )
      .toBe(250);
    await page.getByRole('button', { name: 'Chiudi il menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(menu).toBeVisible();
  });

  test('becomes a drawer on a phone that closes with the page', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPageAs(page, await createMember({}), '/dashboard');
    await expect(heading(page, /.+/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pratiche in bozza' }).click();
    await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('has a bell for fitters only', async ({ page }) => {
    await openPageAs(page, await createAccount({}), '/dashboard');
    await expect(page.getByRole('button', { name: /notific/i })).toBeVisible();
    for (const role of ['Admin', 'Buyer'] as const) {
      await openPageAs(page, await createAccount({ role }), '/');
      await expect(page.getByRole('button', { name: /menu di/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /notific/i })).toHaveCount(0);
      await page.getByRole('button', { name: /menu di/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Profilo' })).toHaveCount(0);
    }
  });

  test('says that an address leads nowhere, with and without a login', async ({ page }) => {
    await page.goto('/non/esiste');
    await expect(heading(page, 'Pagina non trovata')).toBeVisible();
    await openPageAs(page, await createAccount({}), '/non/esiste');
    await expect(heading(page, 'Pagina non trovata')).toBeVisible();
    await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('speaks Italian and has the two colours', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS(
      'background-color',
      'rgb(0, 112, 60)',
    );
  });
});
