import type { Page } from 'playwright-core';

/**
 * Notes when an element is first shown, by the page's own clock: asking from outside is answered in
 * steps of up to half a second. To be called before the first navigation.
 */
export async function observeFirstSight(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = (): void => {
      const isShown = [...document.querySelectorAll(wanted)].some(
        (element) => element.getBoundingClientRect().height > 0,
      );
      if (isShown) Object.assign(window, { __firstSight: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** Milliseconds from the start of the navigation until the element was shown. */
export const readFirstSight = async (page: Page): Promise<number> => {
  const seen = await page.waitForFunction(
    () => (window as unknown as { __firstSight?: number }).__firstSight,
    null,
    { timeout: 60_000 },
  );
  return (await seen.jsonValue()) ?? Number.NaN;
};
