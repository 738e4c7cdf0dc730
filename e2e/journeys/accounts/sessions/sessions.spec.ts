import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  openPageAs,
  test,
  collectPageErrors,
  successAlert,
} from '../../../support/page-helpers.js';
import { createAccount, PASSWORD, sql } from '../../../support/portal-kit.js';
import type { SessionUserDto } from '@pratiche/api';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';

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

  test('is refreshed once, silently, when the token is no longer good @core', async ({ page }) => {
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
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/modules\/drafts$/);
  });
});

test('two tabs whose tokens ran out both stay in; a session ended elsewhere leads to the login', async ({
  page,
}) => {
  const account = await createAccount({});
  await openPageAs(page, account, '/accounts/edit#sicurezza');
  await expect(page.getByRole('heading', { name: 'Dispositivi collegati' })).toBeVisible();
  await expect(page.getByText('questo dispositivo')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/accounts/edit#sicurezza');
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
    await expect(tab).toHaveURL(/\/accounts\/edit#sicurezza$/);
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
    .getByRole('button', { name: /^Disconnetti: / })
    .first()
    .click();
  await expect(successAlert(page)).toContainText('Dispositivo disconnesso');

  await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
  await page.getByRole('button', { name: 'Esci da tutti', exact: true }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login$/);
  const [open] = await sql().rows<{ n: number }>(
    'SELECT COUNT(*) AS n FROM account_sessions WHERE account_id = ? AND ended IS NULL',
    account.id,
  );
  expect(Number(open?.n)).toBe(0);
});
