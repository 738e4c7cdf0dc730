import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Does `work` on a page of an operator who is logged in. `prepare` comes before the page. */
export async function visitAsOperator<Result>(
  browser: Browser,
  origin: string,
  user: string,
  work: (page: Page) => Promise<Result>,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addInitScript((text) => window.localStorage.setItem('user', text), user);
    await prepare?.(context);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
