import { test as base, expect } from '@playwright/test';
import { portalInfo, type PortalInfo } from './portal-info.ts';

interface Fixtures {
  portal: PortalInfo;
  /** What went wrong in the page without anybody catching it; a journey that expects something empties it. */
  pageErrors: string[];
}

/** The `test` of every journey: addresses are relative to the portal, and a script error on a page fails it. */
export const test = base.extend<Fixtures>({
  portal: async ({}, use) => {
    await use(portalInfo());
  },
  baseURL: async ({ portal }, use) => {
    await use(portal.origin);
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use(errors);
      expect(errors, 'script errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
