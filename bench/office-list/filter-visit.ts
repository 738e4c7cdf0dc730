import type { Browser, Page } from 'playwright-core';
import { visitAsOperator } from './office-page.ts';

const LIST = '/administration/modules/received';
/** Statuses ticked in turn, so that the rows change each time. */
const STATUSES = ['Accettata', 'Inviata'] as const;

/** From the tick to the first frame in which every row has the status, ms by the page's clock. */
function tickStatus(page: Page, status: string): Promise<number> {
  return page.evaluate(async (name) => {
    const box = [...document.querySelectorAll<HTMLLabelElement>('.ad-checks label')]
      .find((label) => label.textContent.trim() === name)
      ?.querySelector('input');
    if (!box) throw new Error(`No filter ${name}`);
    const since = performance.now();
    box.click();
    const hasOnlyStatus = () => {
      const rows = [...document.querySelectorAll('table tbody tr[id]')];
      return rows.length > 0 && rows.every((row) => row.textContent.includes(name));
    };
    while (!hasOnlyStatus()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - since;
  }, status);
}

/** Ticks a status in the open list, once a round and status. */
export function measureFilter(
  browser: Browser,
  origin: string,
  user: string,
  rounds: number,
): Promise<number[]> {
  return visitAsOperator(browser, origin, user, async (page) => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const status of STATUSES) {
        await page.goto(LIST);
        await page.locator('table tbody tr[id]').first().waitFor();
        await page.getByRole('button', { name: 'Filtra per stato' }).click();
        await page.getByRole('group', { name: 'Filtra per stato' }).waitFor();
        taken.push(await tickStatus(page, status));
      }
    return taken;
  });
}
