import type { Browser, Page } from 'playwright-core';
import { visitAsOperator } from './office-page.ts';

/** Dossiers that can be accepted, in an order that acceptance does not change. */
const LIST = '/administration/modules/received?status=SENT&sort=id';
const WAIT_MS = 30_000;
/** Of one page, which the browser remembers to 250 by itself. */
const MOST_REQUESTS = 10_000;

/** The next dossier is named, and its data has been read. */
async function waitForNext(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Prossima: \d+/ });
  await button.waitFor({ timeout: WAIT_MS });
  const id = /\d+/.exec((await button.textContent()) ?? '')?.[0];
  await page.waitForFunction(
    (path) =>
      performance
        .getEntriesByType('resource')
        .some(
          (one) => one.name.endsWith(path) && (one as PerformanceResourceTiming).responseEnd > 0,
        ),
    `/api/Module/${id}`,
    { timeout: WAIT_MS },
  );
  await page.locator('button[aria-keyshortcuts="Shift+A"]:not([disabled])').waitFor();
}

/** From the key to the first frame that shows the next dossier with its sheet, ms by the page's clock. */
function acceptAndGo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const title = () => document.querySelector('h1')?.textContent ?? '';
    const hasSheet = () =>
      [...document.querySelectorAll('main h2')].some((one) => one.textContent === 'Scheda ENEA');
    const before = title();
    const since = performance.now();
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', code: 'KeyA', shiftKey: true, bubbles: true }),
    );
    while (title() === before || !hasSheet()) {
      if (performance.now() - since > 30_000) throw new Error(`${before} is still open`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - since;
  });
}

/** Accepts dossier after dossier by its key. */
export function measureNextDossier(
  browser: Browser,
  origin: string,
  user: string,
  times: number,
): Promise<number[]> {
  const acceptAll = async (page: Page): Promise<number[]> => {
    await page.goto(LIST);
    await page.locator('table tbody tr[id]').first().getByRole('button', { name: 'Apri' }).click();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await waitForNext(page);
      taken.push(await acceptAndGo(page));
    }
    return taken;
  };
  return visitAsOperator(browser, origin, user, acceptAll, async (context) => {
    await context.addInitScript(
      (most) => performance.setResourceTimingBufferSize(most),
      MOST_REQUESTS,
    );
  });
}
