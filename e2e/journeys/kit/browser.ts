import { expect, type Locator, type Page } from '@playwright/test';
import type { SessionUser } from '@pratiche/api';
import { PASSWORD, type Login } from './stage.js';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** Enters by the login page, as people do. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens a page as somebody who logged in before: for journeys that are not about logging in. */
export async function openAs(page: Page, { email }: Pick<Login, 'email'>, path: string, password: string = PASSWORD): Promise<SessionUser> {
  const answer = await page.context().request.post('/api/Accounts/login', { data: { Email: email, Password: password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const user = (await answer.json()) as SessionUser;
  await page.goto('/api/health/live');
  await page.evaluate((text) => window.localStorage.setItem('user', text), JSON.stringify(user));
  await page.goto(path);
  return user;
}

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** The green banner or the red one. */
export const success = (page: Page): Locator => page.locator('.pr-alert-success');
export const failure = (page: Page): Locator => page.locator('.pr-alert-error');

/** The row of a dossier in a table on a wide screen. */
export const rowOf = (page: Page, id: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });

/** Faults the page must not have: exceptions and broken calls, collected from now on. */
export function watchFaults(page: Page, expected: RegExp = /(?!)/): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => { if (message.type() === 'error' && !expected.test(message.text())) faults.push(message.text()); });
  page.on('response', (response) => { if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`); });
  return faults;
}

/** Nothing may be wider than the screen. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
  expect(wide, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(room);
}
