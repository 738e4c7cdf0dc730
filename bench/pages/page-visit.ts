import type { Browser } from 'playwright-core';
import { observeFirstSight, readFirstSight } from './first-sight.ts';
import type { Screen } from './screens.ts';
import { throttleNetwork, type FetchedResource } from './slow-network.ts';
import { readWebVitals, observeWebVitals, type WebVitals } from './web-vitals.ts';

/** A page that waits for nothing. */
export const CONTROL: Screen = {
  name: 'a page of one line',
  path: '/control',
  viewport: { width: 360, height: 740 },
  ready: 'p',
  who: null,
};

export interface LineSpeed {
  megabits: number;
  latencyMs: number;
  /** How many times slower the processor is. */
  slowed: number;
}

export interface PageRun extends WebVitals {
  fetched: FetchedResource[];
  /** When what the visitor came for was shown, ms since the navigation began. */
  ready: number;
}

/** Opens a page with an empty cache, as a user who is logged in already. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  screen: Screen,
  user: string | null,
  speed: LineSpeed,
): Promise<PageRun> {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: screen.viewport,
  });
  try {
    const page = await context.newPage();
    if (screen === CONTROL)
      await page.route('**/control', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Un attimo.</p>' }),
      );
    if (user !== null)
      await context.addInitScript((text) => window.localStorage.setItem('user', text), user);
    await observeWebVitals(page);
    await observeFirstSight(page, screen.ready);
    const { fetched } = await throttleNetwork(page, speed);
    await page.goto(origin + screen.path, { waitUntil: 'commit' });
    const ready = await readFirstSight(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    return { ...(await readWebVitals(page)), fetched, ready };
  } finally {
    await context.close();
  }
}
