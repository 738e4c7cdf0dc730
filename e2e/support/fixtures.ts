import { test as base, expect } from '@playwright/test';
import { portalInfo, type PortalInfo } from './portal-info.ts';

interface Fixtures {
  portal: PortalInfo;
  /** Uncaught errors of the page; a journey that expects some empties the list. */
  pageErrors: string[];
  /** What had the focus when it fell to the body; a journey that expects it empties the list. */
  lostFocus: string[];
}

/** Longer than a page takes to give the focus a new place after the control that had it is gone. */
const FOCUS_LOST_AFTER_MS = 3_000;

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
  lostFocus: [
    async ({ page }, use) => {
      const lost: string[] = [];
      await page.exposeBinding('reportLostFocus', (_, what: string) => void lost.push(what));
      await page.addInitScript(watchFocus, FOCUS_LOST_AFTER_MS);
      await use(lost);
      expect(lost, 'acts after which the focus is on the body').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: reports controls that are gone or disabled while nothing else has the focus. */
function watchFocus(lostAfterMs: number): void {
  const LOOK_MS = 250;
  let last: Element | null = null;
  let lostMs = 0;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
    lostMs = 0;
  });
  setInterval(() => {
    const isLost =
      last !== null &&
      document.activeElement === document.body &&
      (!last.isConnected || last.matches(':disabled'));
    lostMs = isLost ? lostMs + LOOK_MS : 0;
    if (lostMs < lostAfterMs) return;
    const { reportLostFocus } = window as unknown as {
      reportLostFocus: (what: string) => void;
    };
    reportLostFocus(`${last?.outerHTML.slice(0, 200) ?? ''} on ${location.pathname}`);
    last = null;
  }, LOOK_MS);
}

export { expect };
