import type { Page } from '@playwright/test';
import { expect, heading, openPageAs, test } from '../support/page-helpers.js';
import { createMember } from '../support/portal-kit.js';
import { REMOTES } from '../../tools/production/releases.ts';
import {
  publishCurrentVersions,
  expectedUiCopies,
  hasPreviousRelease,
  isHostVersion,
  loadedReleases,
  publishShellVersion,
  publishVersion,
  countUiInstances,
  type Version,
} from './support/versions.ts';

test.afterAll(publishCurrentVersions);

/** What only the next version of libs/ui has; remotes of the next version show it above every page. */
const nextVersionMark = (page: Page) => page.getByText('Versione successiva per');
const expectNextVersionMark = (page: Page, version: Version) =>
  expect(nextVersionMark(page)).toHaveCount(version === 'next' ? 1 : 0);

const publishAllRemotes = (versions: readonly Version[]) =>
  versions.flatMap((wizard) =>
    versions.flatMap((lists) =>
      versions.map((admin): Record<(typeof REMOTES)[number], Version> => ({
        'mfe-wizard': wizard,
        'mfe-lists': lists,
        'mfe-admin': admin,
      })),
    ),
  );

/** Before the second release there is no previous version. */
const ADJACENT_VERSIONS: readonly Version[][] = [
  ['this', 'next'],
  ...(hasPreviousRelease() ? [['previous', 'this'] satisfies Version[]] : []),
];

for (const neighbours of ADJACENT_VERSIONS) {
  for (const host of neighbours) {
    test(`of ${neighbours.join(' and ')}: the host of ${host} version works with every combination of versions of the remotes`, async ({
      page,
      browser,
      pageErrors,
    }) => {
      test.setTimeout(240_000);
      const [fitter, admin] = await Promise.all([
        createMember({ packages: [{ credits: 5 }] }),
        createMember({ role: 'Admin' }),
      ]);
      await publishShellVersion(host);
      await openPageAs(page, fitter, '/dashboard');
      const office = await (
        await browser.newContext({ baseURL: new URL(page.url()).origin })
      ).newPage();
      office.on('pageerror', (error) => pageErrors.push(error.message));
      await openPageAs(office, admin, '/administration/modules/received');
      expect(await isHostVersion(page, host)).toBe(true);

      for (const versions of publishAllRemotes(neighbours)) {
        const releases: Record<string, string> = {};
        for (const name of REMOTES) releases[name] = await publishVersion(name, versions[name]);
        await test.step(JSON.stringify(versions), async () => {
          await Promise.all([
            (async () => {
              await page.goto('/modules/drafts');
              await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
              await expect(page.getByText('Nessuna bozza')).toBeVisible();
              await expectNextVersionMark(page, versions['mfe-lists']);
              await page.getByRole('link', { name: 'Nuova pratica' }).first().click();
              await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
              await expectNextVersionMark(page, versions['mfe-wizard']);
              expect(await loadedReleases(page, 'mfe-lists')).toEqual([releases['mfe-lists']]);
              expect(await loadedReleases(page, 'mfe-wizard')).toEqual([releases['mfe-wizard']]);
              expect(await countUiInstances(page)).toBe(
                expectedUiCopies(host, [versions['mfe-lists'], versions['mfe-wizard']]),
              );
            })(),
            (async () => {
              await office.goto('/administration/modules/received');
              await expect(heading(office, 'Pratiche da elaborare')).toBeVisible();
              await expectNextVersionMark(office, versions['mfe-admin']);
              expect(await loadedReleases(office, 'mfe-admin')).toEqual([releases['mfe-admin']]);
              expect(await countUiInstances(office)).toBe(
                expectedUiCopies(host, [versions['mfe-admin']]),
              );
            })(),
          ]);
        });
      }
      await office.context().close();
    });
  }
}
