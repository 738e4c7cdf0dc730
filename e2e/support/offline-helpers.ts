import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** For a busy machine: the tests ask whether anything is lost, not how fast it is sent. */
export const SLOW = { timeout: 120_000 };

/** The worker keeps host, wizard and lists, each whole. */
export const waitUntilKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => (await (await caches.open('pratiche-releases')).keys()).length),
      SLOW,
    )
    .toBe(3);

export async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

export const emulateNetwork = async (network: CDPSession, offline: boolean): Promise<void> => {
  await network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};

/**
 * Tells a page that a service worker opened that it has no network: there Chromium's emulation cuts
 * the requests and leaves `navigator.onLine` true.
 */
export async function repeatOffline(page: Page, network: CDPSession): Promise<void> {
  await emulateNetwork(network, false);
  await emulateNetwork(network, true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}
