import { test as base, expect } from '@playwright/test';
import { portalInfo, type PortalInfo } from './portal-info.ts';

interface Fixtures {
  portal: PortalInfo;
  /** Uncaught errors of the page; a journey that expects some empties the list. */
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
