import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The accounts of the demo data. */
export const DEMO = {
  superadmin: 'superadmin@demo.test',
  admin: 'admin@demo.test',
  fitter: 'installatore@demo.test',
  rival: 'concorrente@demo.test',
  unverified: 'nuovo@demo.test',
  buyer: 'buyer@demo.test',
} as const;

export const PASSWORD = 'Prova-2026!';

/** Logs in through the login page, as a person does, and waits until the portal has left it. */
export async function loginAs(
  page: Page,
  who: keyof typeof DEMO | { email: string; password: string },
): Promise<void> {
  const { email, password } =
    typeof who === 'string' ? { email: DEMO[who], password: PASSWORD } : who;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
