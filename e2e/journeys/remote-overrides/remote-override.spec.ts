import type { Page } from '@playwright/test';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { serveChangedRemote, type ChangedRemote } from '../../support/changed-remote.ts';
import { PASSWORD } from '../../support/demo-accounts.ts';
import {
  chooseOption,
  DEMO,
  expect,
  heading,
  loginAs,
  openPageAs,
  test,
} from '../../support/page-helpers.js';
import { createMember } from '../../support/portal-kit.js';
import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';

const USUAL = 'Pratiche caricate in bozza';
const CHANGED = 'Bozze della versione in prova';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Parte in prova' });
const section = (page: Page) =>
  page.getByRole('heading', { name: 'Prova una parte da un altro indirizzo' });
const readMarker = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem('remote-override'));

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu di/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Asks for a part from elsewhere, as a SuperAdmin does on the page of settings. */
async function loadPart(page: Page, part: string, { stays = false } = {}): Promise<void> {
  await openPageAs(page, { email: DEMO.superadmin }, '/administration/settings', PASSWORD);
  await chooseOption(page.getByLabel('Parte', { exact: true }), part);
  if (stays) await page.getByLabel(/Tienila anche dopo il logout/).check();
  await page.getByRole('button', { name: 'Carica in questo browser' }).click();
  await expect(bar(page)).toBeVisible();
}

/** A portal of its own that permits the origin of a changed build of the lists. */
const trial = test.extend<object, { own: Portal; team: ChangedRemote }>({
  team: [
    async ({}, use) => {
      const team = await serveChangedRemote('mfe-lists', USUAL, CHANGED);
      await use(team);
      await team.stop();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ team }, use) => {
      const own = await startPortal({
        kind: 'sqlite',
        env: { REMOTE_OVERRIDE_ORIGINS: team.origin, LOGIN_ATTEMPTS: '1000' },
      });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  portal: async ({ own: { kind, origin, dataDir, database } }, use) => {
    await use({ kind, origin, dataDir, database });
  },
});

trial.describe('where an origin is listed', () => {
  trial(
    'a SuperAdmin loads one part from elsewhere in one browser, a red bar says so and takes it back',
    async ({ page, browser, own, team }) => {
      await openPageAs(page, { email: DEMO.superadmin }, '/administration/settings', PASSWORD);
      await expect(section(page)).toBeVisible();
      const address = page.getByLabel('Indirizzo del suo remoteEntry.js');
      await expect(address).toHaveValue(`${team.origin}/remoteEntry.js`);
      await address.fill('https://lists.example/remoteEntry.js');
      await page.getByRole('button', { name: 'Carica in questo browser' }).click();
      await expect(page.getByText('Scegli una parte.')).toBeVisible();
      await expect(page.getByText(`Puoi usare: ${team.origin}.`)).toBeVisible();
      expect(await readMarker(page)).toBeNull();
      await expectAccessible(page, 'remote-override-form');
      await captureScreenshots(page, 'remote-override-form');

      await loadPart(page, 'Elenchi delle pratiche', { stays: true });
      await expect(bar(page)).toContainText('Elenchi delle pratiche (mfe-lists)');
      await expect(bar(page)).toContainText(`da ${team.origin}.`);
      expect(await bar(page).evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
        'rgb(179, 38, 30)',
      );
      await captureScreenshots(page, 'remote-override-bar');

      // Only fitters have lists: the bar stays at the login, and the part comes with their account.
      await logOut(page);
      await expect(bar(page)).toBeVisible();
      await loginAs(page, { email: DEMO.fitter, password: PASSWORD });
      await page.goto('/modules/drafts');
      await expect(heading(page, CHANGED)).toBeVisible();
      await expectAccessible(page, 'remote-override-bar');
      await captureScreenshots(page, 'remote-override-drafts');
      // Below the bar, which covers nothing of it.
      await page.mouse.wheel(0, 400);
      await expect
        .poll(async () => {
          const [one, two] = [
            await bar(page).boundingBox(),
            await page.locator('.sh-toolbar').boundingBox(),
          ];
          return [one?.y, (two?.y ?? 0) - (one?.height ?? 0)];
        })
        .toEqual([0, 0]);
      // One part alone: the wizard is the portal's.
      await page.goto('/modules/new');
      await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
      const foreign = await page.evaluate(
        (origin) =>
          performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin))
            .length,
        team.origin,
      );
      expect(foreign).toBe(0);

      const other = await browser.newContext({ baseURL: own.origin });
      const colleague = await other.newPage();
      const asked: string[] = [];
      colleague.on('request', (request) => asked.push(request.url()));
      await openPageAs(colleague, { email: DEMO.fitter }, '/modules/drafts', PASSWORD);
      await expect(heading(colleague, USUAL)).toBeVisible();
      await expect(bar(colleague)).toHaveCount(0);
      expect(
        asked.filter((url) => url.startsWith(team.origin) || url.includes('Overrides')),
      ).toEqual([]);
      await other.close();

      await page.goto('/modules/drafts');
      await bar(page).getByRole('button', { name: 'Togli' }).click();
      await expect(heading(page, USUAL)).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      expect(await readMarker(page)).toBeNull();
    },
  );

  trial('the logout ends it, unless it is to be tried with another account', async ({ page }) => {
    await loadPart(page, 'Elenchi delle pratiche');
    await logOut(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await readMarker(page)).toBeNull();
    await loginAs(page, { email: DEMO.fitter, password: PASSWORD });
    await page.goto('/modules/drafts');
    await expect(heading(page, USUAL)).toBeVisible();
  });

  trial('a part that does not come leaves the portal and the way back', async ({ page, team }) => {
    await loadPart(page, 'Elenchi delle pratiche', { stays: true });
    await page.context().clearCookies();
    await openPageAs(page, { email: DEMO.fitter }, '/dashboard', PASSWORD);
    await page.route(`${team.origin}/**`, (route) => route.abort('connectionrefused'));
    await page.goto('/modules/drafts');
    await expect(page.getByText('Questa parte del portale non risponde')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Togli' }).click();
    await expect(heading(page, USUAL)).toBeVisible();
  });
});

test('where no origin is listed nothing is offered, and what a browser keeps is forgotten @core', async ({
  page,
}) => {
  await openPageAs(page, await createMember({ role: 'SuperAdmin' }), '/administration/settings');
  await expect(heading(page, 'Impostazioni')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aliquota IVA' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(section(page)).toHaveCount(0);
  await page.evaluate(() =>
    window.localStorage.setItem(
      'remote-override',
      JSON.stringify({ ticket: 'a.b.c', staysAfterLogout: true }),
    ),
  );
  const entries: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('remoteEntry.js')) entries.push(sent.url());
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Aliquota IVA' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => readMarker(page)).toBeNull();
  expect(entries).toEqual([expect.stringContaining('/remotes/mfe-admin/remoteEntry.js')]);
});
