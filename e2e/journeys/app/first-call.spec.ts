import type { Page } from '@playwright/test';
import { expect, openPageAs, test } from '../../support/page-helpers.js';
import { createMember, createSentDossier, type Member } from '../../support/portal-kit.js';

let fitter: Member;
let admin: Member;
test.beforeAll(async () => {
  fitter = await createMember({ packages: [{ credits: 10 }] });
  admin = await createMember({ role: 'Admin' });
  await createSentDossier(fitter);
});

/** What the page asks for, in this order; a file that was preloaded counts once. */
function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const address = pathname + search;
    if (asked.includes(address) && !address.startsWith('/api/')) return;
    if (/Module\/getAll$|remoteEntry\.js$/.test(pathname)) asked.push(address);
  });
  return asked;
}

const LISTS = [
  { path: '/modules/drafts', remote: 'mfe-lists', by: () => fitter },
  { path: '/modules/sent', remote: 'mfe-lists', by: () => fitter },
  { path: '/modules/elaborate', remote: 'mfe-lists', by: () => fitter },
  { path: '/administration/modules/received', remote: 'mfe-admin', by: () => admin },
  { path: '/administration/modules/completed', remote: 'mfe-admin', by: () => admin },
];

for (const { path, remote, by } of LISTS)
  test(`${path} asks for its rows once, before the part that shows them`, async ({ page }) => {
    const asked = collectRequests(page);
    await openPageAs(page, by(), path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([
      expect.stringMatching(/^\/api\/Module\/getAll\?/),
      expect.stringMatching(`^/remotes/${remote}/remoteEntry\\.js`),
    ]);
  });

test('an address with a filter asks for its own rows alone', async ({ page }) => {
  const asked = collectRequests(page);
  await openPageAs(page, fitter, '/modules/sent?serviceType=1');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const rows = asked.filter((address) => address.startsWith('/api/'));
  expect(rows).toEqual([expect.stringContaining('serviceType=1')]);
});
