import type { Page } from '@playwright/test';
import { goOffline, SLOW, waitUntilKept } from '../../support/offline-helpers.ts';
import { expect, heading, openPageAs, test } from '../../support/page-helpers.js';
import { createMember } from '../../support/portal-kit.js';

test.use({ serviceWorkers: 'allow' });

/** The entries of the releases that count, by the names of host and remotes. */
const readRemotes = async (page: Page): Promise<Record<string, string>> =>
  (await (await page.request.get('/remotes.json')).json()) as Record<string, string>;

test('a release that is withdrawn goes from the device, and the switch turns the worker off', async ({
  page,
  context,
}) => {
  const me = await createMember({});
  await openPageAs(page, me, '/modules/drafts');
  await waitUntilKept(page);
  const entries = await readRemotes(page);
  const answer = (manifest: Record<string, string>) =>
    context.route('**/remotes.json', (route) => route.fulfill({ json: manifest }));
  const keptNames = () =>
    page.evaluate(async () =>
      (await (await caches.open('pratiche-releases')).keys()).map(({ url }) =>
        new URL(url).pathname.slice('/releases/'.length),
      ),
    );
  await answer({ ...entries, 'mfe-wizard': '/remotes/mfe-wizard/altra/remoteEntry.js' });
  await page.reload();
  await expect.poll(async () => (await keptNames()).sort(), SLOW).toEqual(['mfe-lists', 'shell']);
  await context.unroute('**/remotes.json');
  await answer({ ...entries, 'service-worker-off': '/' });
  await page.reload();
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      SLOW,
    )
    .toBe(0);
});

test('without a network the release opens that counted last, published or pinned back', async ({
  page,
  context,
}) => {
  const me = await createMember({});
  await openPageAs(page, me, '/modules/drafts');
  await waitUntilKept(page);
  const entries = await readRemotes(page);
  const pinned = entries['mfe-lists'] ?? '';
  const folder = pinned.slice(0, pinned.lastIndexOf('/') + 1);
  const next = `${folder}altra/${pinned.slice(folder.length)}`;
  let isAway = false;
  // The same files under another address, as the next release has them.
  await context.route(`**${folder}altra/**`, async (route) => {
    if (isAway) return route.abort('internetdisconnected');
    const url = route.request().url().replace(`${folder}altra/`, folder);
    const answer = await page.request.get(url);
    return url.includes('/offline-files.json')
      ? route.fulfill({ json: { ...(await answer.json()), release: 'altra' } })
      : route.fulfill({ response: answer });
  });
  const keptEntry = () =>
    page.evaluate(async () => {
      const found = await (await caches.open('pratiche-releases')).match('/releases/mfe-lists');
      const { entry } = ((await found?.json()) ?? {}) as { entry?: string };
      return entry === undefined ? null : new URL(entry).pathname;
    });
  const openDrafts = async (release: string) => {
    await page.goto('/modules/drafts');
    await expect(heading(page, /./)).toBeVisible(SLOW);
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('/remoteEntry.js') && path.includes('mfe-lists')),
    );
    expect(new Set(loaded)).toEqual(new Set([release]));
  };
  for (const release of [next, pinned]) {
    await context.unroute('**/remotes.json');
    await context.route('**/remotes.json', (route) =>
      isAway
        ? route.abort('internetdisconnected')
        : route.fulfill({ json: { ...entries, 'mfe-lists': release } }),
    );
    await openDrafts(release);
    await expect.poll(keptEntry, SLOW).toBe(release);
    await goOffline(page, context);
    isAway = true;
    await openDrafts(release);
    isAway = false;
    await context.setOffline(false);
  }
});
