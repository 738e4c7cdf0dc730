import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { DRILL, formatSeconds, noteFigure } from '../../support/drill.ts';
import { expect, heading, openPageAs, test } from '../../support/page-helpers.js';
import { createMember, type Member } from '../../support/portal-kit.js';

let me: Member;
test.beforeAll(async () => {
  me = await createMember({});
});

const REMOTE_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers HTML instead of JavaScript': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Manutenzione</title>',
    }),
  'answers HTML under the name of JavaScript': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/javascript',
      body: '<!doctype html><title>Manutenzione</title>',
    }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'boom' }),
  hangs: () => new Promise<void>(() => undefined),
};

const remoteEntryUrl = (remote: string) => new RegExp(`/remotes/${remote}/remoteEntry\\.js`);
/** Makes the page record when menu and fallback appear, in milliseconds since navigation. */
const recordArrivalTimes = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { arrivals: seen });
    new MutationObserver(() => {
      if (document.querySelector('nav a[href="/modules/new"]')) seen['shell'] ??= performance.now();
      if (document.querySelector('main [role=alert] button'))
        seen['fallback'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
const readArrivalTimes = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { arrivals: { shell: number; fallback: number } }).arrivals,
  );

const fallback = (page: Page) => page.getByText('Questa parte del portale non risponde');

for (const [fault, answer] of Object.entries(REMOTE_FAULTS)) {
  test(
    `a remote that ${fault} leaves the shell and the other remotes unharmed`,
    DRILL,
    async ({ page, pageErrors }) => {
      await recordArrivalTimes(page);
      await openPageAs(page, me, '/dashboard');
      await page.route(remoteEntryUrl('mfe-lists'), answer);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Nuova pratica' }).first()).toBeVisible();
      const { shell: healthyBefore } = await readArrivalTimes(page);

      const heard = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/BrowserErrors') &&
          (request.postDataJSON() as { kind: string }).kind === 'load',
      );
      await page.goto('/modules/drafts', { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: 'Nuova pratica' })).toBeVisible();
      await expect(fallback(page)).toBeVisible({ timeout: 30_000 });
      const { shell, fallback: said } = await readArrivalTimes(page);
      noteFigure(`the page says so ${formatSeconds(said)} after it was opened`);
      // The server hears of it, with the code that the page shows.
      const report = (await heard).postDataJSON() as Record<string, string>;
      expect(report).toMatchObject({ kind: 'load', remote: 'mfe-lists', page: '/modules/drafts' });
      await expect(page.getByText(`con il codice ${report['reference']}`)).toBeVisible();
      await expect(page).toHaveTitle(/Sezione non disponibile/);

      await page.getByRole('link', { name: 'Nuova pratica' }).click();
      await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(/dashboard$/);

      // Opening it again during the outage shows the fallback again; after recovery, "Riprova" is
      // enough.
      await page.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
      if (fault !== 'hangs') {
        await expect(fallback(page)).toBeVisible({ timeout: 30_000 });
        // Once the new attempt requests the entry, the previous fallback is gone: a visible fallback
        // belongs to the new attempt.
        const askedAgain = page.waitForRequest(remoteEntryUrl('mfe-lists'));
        await page.getByRole('button', { name: 'Riprova' }).click();
        await askedAgain;
        await expect(fallback(page)).toBeVisible({ timeout: 30_000 });
      } else await expect(fallback(page)).toBeVisible({ timeout: 30_000 });
      await page.unroute(remoteEntryUrl('mfe-lists'));
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
      await expect(page.getByText('Nessuna bozza')).toBeVisible();

      // What this machine takes at this time for a page without any remote, before and after; routing
      // turns the browser's cache off for all.
      await page.route(remoteEntryUrl('mfe-lists'), (route) => route.continue());
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'Nuova pratica' }).first()).toBeVisible();
      const healthy = Math.max(healthyBefore, (await readArrivalTimes(page)).shell);
      expect(shell, 'milliseconds until the shell can be used').toBeLessThanOrEqual(
        Math.max(1000, 2 * healthy),
      );
      expect(said, 'milliseconds until the fallback').toBeLessThanOrEqual(
        Math.max(9000, 8000 + 2 * healthy),
      );
      // The browser itself reports that HTML is not JavaScript; no other error is allowed.
      if (fault.includes('HTML'))
        pageErrors.splice(
          0,
          Infinity,
          ...pageErrors.filter((error) => error !== '' && !error.startsWith('SyntaxError')),
        );
    },
  );
}

test('a manifest that is away is a fallback too, and is read again by "Riprova"', async ({
  page,
}) => {
  await openPageAs(page, me, '/dashboard');
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/modules/sent');
  await expect(fallback(page)).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(heading(page, 'Pratiche inviate')).toBeVisible();
});

test('the manifest names the remotes, and the shell asks only the one it needs @core', async ({
  page,
  request,
}) => {
  const manifest = (await (await request.get('/remotes.json')).json()) as Record<string, string>;
  expect(Object.keys(manifest).sort()).toEqual(['mfe-admin', 'mfe-lists', 'mfe-wizard']);
  const entries: string[] = [];
  page.on('request', (sent) => {
    if (/remoteEntry\.js/.test(sent.url())) entries.push(sent.url());
  });
  await openPageAs(page, me, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
  await page.getByRole('link', { name: 'Pratiche caricate in bozza' }).first().click();
  await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
  expect(entries.filter((url) => !url.includes('mfe-lists'))).toEqual([]);
});

test('React and libs/ui are loaded once, however many remotes are', async ({ page }) => {
  // What React's own developer tools do: every copy of the renderer announces itself here.
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const nothing = () => undefined;
    Object.assign(window, {
      announced: renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => renderers.push(renderer),
        checkDCE: nothing,
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        setStrictMode: nothing,
      },
    });
  });
  await openPageAs(page, me, '/modules/drafts');
  await expect(page.getByText('Nessuna bozza')).toBeVisible();
  await page.getByRole('link', { name: 'Nuova pratica' }).click();
  await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
  const seen = await page.evaluate(() => {
    const { announced, __pratiche } = window as unknown as {
      announced: unknown[];
      __pratiche?: { uiInstances: number };
    };
    return { renderers: announced.length, libraries: __pratiche?.uiInstances };
  });
  expect(seen).toEqual({ renderers: 1, libraries: 1 });
});

for (const remote of ['mfe-wizard', 'mfe-lists', 'mfe-admin']) {
  test(`${remote} starts alone on a page of its own`, async ({ page }) => {
    await page.goto(`/remotes/${remote}/index.html`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
}

/** Files of the part of `libs/ui` that antd draws for the back office, by name. */
function officeFiles(): string[] {
  const { onDemand } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../shell/dist/chunks.json'), 'utf8'),
  ) as { onDemand: { name: string; files: string[] }[] };
  return onDemand.flatMap(({ name, files }) => (name === '@pratiche/ui/office' ? files : []));
}

test('only pages of the back office fetch what antd draws there', async ({ page, browser }) => {
  const office = officeFiles();
  expect(office).not.toEqual([]);
  const fetchedOffice = async (one: Page): Promise<string[]> =>
    (
      await one.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
      )
    ).filter((name) => office.includes(name));

  for (const path of ['/dashboard', '/modules/drafts', '/modules/new']) {
    await openPageAs(page, me, path);
    await expect(heading(page, /./)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await fetchedOffice(page), path).toEqual([]);
  }

  const desk = await browser.newContext();
  const admin = await desk.newPage();
  await openPageAs(admin, await createMember({ role: 'Admin' }), '/administration/users');
  await expect(admin.getByRole('table', { name: 'Aziende' })).toBeVisible();
  expect(await fetchedOffice(admin)).toEqual(office);
  await desk.close();
});

/** Files of the host by the names of parts, as its page notes them. */
const readPartFiles = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (names) =>
      [...document.getElementsByTagName('meta')]
        .filter(({ name }) => names.includes(name))
        .flatMap(({ content }) => content.split(' ')),
    parts.map((part) => `files of ${part}`),
  );

test('antd’s table is asked for before the remote has run, by its pages and on wide screens only', async ({
  browser,
}) => {
  const member = await createMember({ role: 'Admin' });
  /** Opens a page whose remote does not come; answers which files of the table were asked for. */
  const askBeforeRemote = async (path: string, width: number) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    await page.route(remoteEntryUrl('mfe-admin'), (route) => route.abort('connectionrefused'));
    await openPageAs(page, member, path);
    // What the pages wait for themselves is asked for before the table.
    const awaited = await readPartFiles(page, ['@pratiche/ui/lists', '@pratiche/ui/office']);
    expect(awaited).not.toEqual([]);
    await expect.poll(() => awaited.filter((name) => !asked.includes(name))).toEqual([]);
    await expect(fallback(page)).toBeVisible();
    const table = await readPartFiles(page, ['office-table']);
    await page.waitForLoadState('networkidle');
    await context.close();
    return { table, asked: table.filter((name) => asked.includes(name)) };
  };
  for (const path of ['/administration/modules/received', '/administration/users']) {
    const desk = await askBeforeRemote(path, 1440);
    expect(desk.table).not.toEqual([]);
    expect(desk.asked).toEqual(desk.table);
  }
  expect((await askBeforeRemote('/administration/modules/received', 360)).asked).toEqual([]);
  expect((await askBeforeRemote('/administration/board', 1440)).asked).toEqual([]);
});
