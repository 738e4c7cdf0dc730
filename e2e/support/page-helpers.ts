import type { Locator, Page } from '@playwright/test';
import type { SessionUserDto } from '@pratiche/api';
import { expect } from './fixtures.ts';
import { PASSWORD, type AccountLogin } from './portal-kit.js';
import { PHONE } from './viewports.ts';

export { expect, test } from './fixtures.ts';
export { DEMO, loginAs } from './demo-accounts.ts';
export { PHONE, WIDE } from './viewports.ts';

/** Opens a page with an existing session, for journeys that are not about the login. */
export async function openPageAs(
  page: Page,
  { email }: Pick<AccountLogin, 'email'>,
  path: string,
  password: string = PASSWORD,
): Promise<SessionUserDto> {
  const answer = await page
    .context()
    .request.post('/api/Accounts/login', { data: { Email: email, Password: password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const user = (await answer.json()) as SessionUserDto;
  await page.goto('/api/health/live');
  await page.evaluate((text) => window.localStorage.setItem('user', text), JSON.stringify(user));
  await page.goto(path);
  return user;
}

/** Switches "Poi apri la prossima" off, for a journey that stays with its dossier after an act. */
export async function stayAfterActs(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('pratiche.then-next', 'off'));
}

/** A page on a customer's phone, without the session of `page`, which has been opened. */
export async function openCustomerPage(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    baseURL: new URL(page.url()).origin,
  });
  return context.newPage();
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

export const successAlert = (page: Page): Locator => page.locator('.pr-alert-success');
/** A success told at the corner of a page of the back office. */
export const successToast = (page: Page): Locator =>
  page.locator('.pr-alerts-office .pr-alert-success');
/** What was just done, with the offer to take it back. */
export const undoNotice = (page: Page): Locator => page.locator('.of-undo');
export const errorAlert = (page: Page): Locator => page.locator('.pr-alert-error');

/** Goes on with documents that no operator has verified, or with something else open, by the key that the question offers. */
export async function confirmUnverified(page: Page, step = 'Accetta'): Promise<void> {
  const question = page.getByRole('dialog', { name: /(?:accetti|completi) lo stesso\?$/ });
  await expect(question.getByRole('button', { name: step, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Chooses in a select of the back office as an operator does: by typing. */
export async function chooseOption(field: Locator, label: string): Promise<void> {
  await field.fill(label);
  await field.press('Enter');
}

/** The row of a dossier in a table on a wide screen. */
export const dossierRow = (page: Page, id: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });

/** Checks the clipboard by polling, because the browser fills it a moment after the click. */
export const expectClipboard = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), 'clipboard');

/** Waits until the last press is processed: only then can a test assert that nothing happened. */
export const waitForNextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** For results of background tasks, which queue behind other jobs and are then downloaded. */
export const BACKGROUND_TASK_TIMEOUT = { timeout: 90_000 };

/** Faults the page must not have: exceptions, errors on the console and refused calls, collected from now on. */
export function collectPageErrors(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Failed resources are reported with their address below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Nothing may be wider than the screen. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Some components re-render for another width, which takes a moment.
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      `${page.url()} is wider than the screen`,
    )
    .toBeLessThanOrEqual(0);
}
