import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PHONE, WIDE } from './viewports.ts';
import { expect } from './fixtures.ts';

const SCREENSHOT_FOLDER = join(import.meta.dirname, '../test-results/screens');
/** Nobody looks at them there, and together they take a minute. */
const SAVES_SCREENSHOTS = !process.env['CI'];

/**
 * Keeps a picture of the screen at both sizes as `e2e/test-results/screens/<name>-<width>.png`, to be looked at, and
 * checks on the way that nothing sticks out sideways. Where `CI` is set only the check is made.
 */
export async function captureScreenshots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? WIDE;
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await waitUntilIdle(page);
    // Some parts are drawn anew for another width, which takes a moment.
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `${name}: width of the page at ${size.width} px`,
      )
      .toBeLessThanOrEqual(size.width);
    if (SAVES_SCREENSHOTS)
      await page.screenshot({
        path: join(SCREENSHOT_FOLDER, `${name}-${size.width}.png`),
        fullPage: true,
        animations: 'disabled',
      });
  }
  await page.setViewportSize(before);
}

/** What a page does well is only counted, not described element by element: that takes a third of the time. */
const AXE_OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] };

/**
 * No finding of axe that is serious or critical, against WCAG 2.2 AA. It works in the page itself (`setLegacyMode`):
 * otherwise each check opens a blank page beside it, which takes the focus away and now and then never opens. All that
 * is lost are frames of other origins; there is one, and the mail in it is checked as a page.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // At the top: whatever happens to lie half below the fixed header, where the page was scrolled to, counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitUntilIdle(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(AXE_OPTIONS)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  expect(grave, `${name}: accessibility`).toEqual([]);
}

/** Nothing is being loaded (lists are paler meanwhile), the layout has followed the new size, and nothing moves or changes its colour. */
async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:visible'), 'what is still being loaded').toHaveCount(
    0,
  );
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity,
        );
    do {
      await Promise.all(moving().map((one) => one.finished.catch(() => undefined)));
      // What begins to move does so with the next frame.
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
    } while (moving().length > 0);
  });
}
