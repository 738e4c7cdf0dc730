import { expect, heading, openAs, test } from '../journeys/kit/browser.js';
import { newMember } from '../journeys/kit/stage.js';
import { REMOTES } from '../../tools/production/releases.ts';
import { allOfThis, hostIs, loadedReleases, publishShell, publishVersion, uiInstances, VERSIONS, type Version } from './support/versions.ts';

test.afterAll(allOfThis);

const combinations = VERSIONS.flatMap((wizard) => VERSIONS.flatMap((lists) => VERSIONS.map((admin): Record<(typeof REMOTES)[number], Version> => (
  { 'mfe-wizard': wizard, 'mfe-lists': lists, 'mfe-admin': admin }))));

for (const host of VERSIONS) {
  test(`the host of ${host} version works with every combination of versions of the remotes`, async ({ page, browser, pageErrors }) => {
    test.setTimeout(240_000);
    const [fitter, admin] = await Promise.all([newMember({ packages: [{ credits: 5 }] }), newMember({ role: 'Admin' })]);
    await publishShell(host);
    await openAs(page, fitter, '/dashboard');
    const office = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    office.on('pageerror', (error) => pageErrors.push(error.message));
    await openAs(office, admin, '/administration/modules/received');
    expect(await hostIs(page, host)).toBe(true);

    for (const versions of combinations) {
      const releases: Record<string, string> = {};
      for (const name of REMOTES) releases[name] = await publishVersion(name, versions[name]);
      await test.step(JSON.stringify(versions), async () => {
        await Promise.all([
          (async () => {
            await page.goto('/modules/drafts');
            await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
            await expect(page.getByText('Nessuna bozza')).toBeVisible();
            await page.getByRole('link', { name: 'Nuova pratica' }).first().click();
            await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
            expect(await loadedReleases(page, 'mfe-lists')).toEqual([releases['mfe-lists']]);
            expect(await loadedReleases(page, 'mfe-wizard')).toEqual([releases['mfe-wizard']]);
            expect(await uiInstances(page)).toBe(1);
          })(),
          (async () => {
            await office.goto('/administration/modules/received');
            await expect(heading(office, 'Pratiche da elaborare')).toBeVisible();
            expect(await loadedReleases(office, 'mfe-admin')).toEqual([releases['mfe-admin']]);
            expect(await uiInstances(office)).toBe(1);
          })(),
        ]);
      });
    }
    await office.context().close();
  });
}
