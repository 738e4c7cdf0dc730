import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PHONE, WIDE } from './viewports.ts';
import { expect } from './fixtures.ts';

const BARS_AT_REST = '.wz-actions { position: static !important }';
const SCREENSHOT_FOLDER = join(import.meta.dirname, '../test-results/screens');
/** Screenshots are not viewed in CI, and together they take a minute. */
export const SAVES_SCREENSHOTS = !process.env['CI'];

/**
 * Saves a screenshot at both sizes as `e2e/test-results/screens/<name>-<width>.png` for manual
 * review, and checks that nothing overflows horizontally. With `CI` set it only makes the check.
 */
export async function captureScreenshots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? WIDE;
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await waitUntilIdle(page);
    // Some components re-render for another width, which takes a moment.
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
  // A window may be drawn anew for the width, and takes the focus again.
  await waitUntilIdle(page);
}

/** What a page does well is only counted, not described element by element: that takes a third of the time. */
const AXE_OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] };

/** What is shown within another page, as an e-mail is, has no landmarks of its own. */
const LANDMARK_RULES_OFF = { 'landmark-one-main': { enabled: false }, region: { enabled: false } };

/**
 * Expects no axe finding from moderate to critical against WCAG 2.2 AA. It runs in the page itself
 * (`setLegacyMode`): otherwise each check opens a blank page, which takes the focus and sometimes
 * never opens. Only frames of other origins are skipped; there is a single such frame, and the mail
 * in it is checked as a page.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  { isPage = true }: { isPage?: boolean } = {},
): Promise<void> {
  // Scrolls to the top and lays the bar of actions at the end of the page: an element half covered by
  // either counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const bars = await page.addStyleTag({ content: BARS_AT_REST });
  await waitUntilIdle(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...AXE_OPTIONS, rules: isPage ? {} : LANDMARK_RULES_OFF })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await bars.evaluate((style) => (style as HTMLStyleElement).remove());
  const grave = violations
    .filter(({ impact }) => impact !== 'minor')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  expect(grave, `${name}: accessibility`).toEqual([]);
}

/** Expects that nothing is wider than a phone when its reader has doubled the text (WCAG 1.4.4). */
export async function expectPhoneFitsEnlargedText(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const enlarged = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth),
      `${name}: width of a phone with text at 200 %`,
    )
    .toBeLessThanOrEqual(PHONE.width);
  await enlarged.evaluate((style) => (style as HTMLStyleElement).remove());
}

/** Between two looks at what moves; by itself Playwright would wait for up to a second. */
const LOOK_INTERVAL_MS = 50;

/**
 * Waits until nothing is loading (loading lists are dimmed), the layout has followed the new size,
 * and no animation or colour transition runs. Names what still does when the time is up.
 */
async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:visible'), 'what is still being loaded').toHaveCount(
    0,
  );
  await expect
    .poll(() => page.evaluate(listMotions), {
      message: 'what still moves',
      intervals: [LOOK_INTERVAL_MS],
    })
    .toEqual([]);
}

/** Names what moves, now or with the next frames. It runs in the page, so it uses nothing from outside. */
async function listMotions(): Promise<string[]> {
  const FRAMES_WITHIN_MS = 5_000;
  const nameMotion = (one: Animation): string => {
    const effect = one.effect as KeyframeEffect | null;
    const { transitionProperty, animationName } = one as Partial<CSSTransition & CSSAnimation>;
    const element = (effect?.target?.cloneNode() as Element | undefined)?.outerHTML ?? 'no element';
    return `${transitionProperty ?? animationName ?? one.id} of ${element}${effect?.pseudoElement ?? ''}`;
  };
  const listRunning = () =>
    document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity,
      )
      .map(nameMotion);
  const running = listRunning();
  if (running.length > 0) return running;
  // What begins to move does so with the next frame.
  const areDrawn = await new Promise<boolean>((done) => {
    setTimeout(() => done(false), FRAMES_WITHIN_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
  });
  return areDrawn ? listRunning() : [`no frame is drawn within ${FRAMES_WITHIN_MS} ms`];
}
