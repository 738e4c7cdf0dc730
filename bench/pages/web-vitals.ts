import type { Page } from 'playwright-core';

export interface WebVitals {
  /** Largest contentful paint, ms since the navigation began. */
  lcp: number;
  /** Tag and text of the largest element, to know which one delays the paint. */
  element: string;
  /**
   * Cumulative layout shift, as browsers count it: the worst burst of shifts not caused by user
   * input.
   */
  cls: number;
  fcp: number;
}

interface ObservedVitals {
  lcp: number;
  element: string;
  shifts: { at: number; value: number }[];
}

/** To be called before the first navigation of a page. */
export async function observeWebVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: ObservedVitals = { lcp: 0, element: '', shifts: [] };
    Object.assign(window, { __vitals: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element?: Element | null;
      })[]) {
        seen.lcp = entry.startTime;
        seen.element = `${entry.element?.tagName.toLowerCase() ?? '?'} "${entry.element?.textContent.slice(0, 40) ?? ''}"`;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shifts.push({ at: entry.startTime, value: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readWebVitals(page: Page): Promise<WebVitals> {
  const { seen, fcp } = await page.evaluate(() => ({
    seen: (window as unknown as { __vitals: ObservedVitals }).__vitals,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return { lcp: seen.lcp, element: seen.element, cls: cumulativeLayoutShift(seen.shifts), fcp };
}

const GAP_MS = 1_000;
const LONGEST_MS = 5_000;

/** Shifts less than a second apart, and within five seconds in total, count as one burst. */
export function cumulativeLayoutShift(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0;
  let begun = -Infinity;
  let last = -Infinity;
  let sum = 0;
  for (const { at, value } of shifts) {
    if (at - last > GAP_MS || at - begun > LONGEST_MS) {
      begun = at;
      sum = 0;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
