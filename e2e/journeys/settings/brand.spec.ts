import type { Page } from '@playwright/test';
import type { PublicSettings } from '@pratiche/domain';
import { png } from '../../../backend/test/kit/file-fixtures.js';
import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';
import { expect, heading, openPageAs, test } from '../../support/page-helpers.js';
import { createMember } from '../../support/portal-kit.js';

const BRAND = {
  name: 'Serramenti Uno',
  colour: '#0b5fa5',
  logo: `data:image/png;base64,${png(64).toString('base64')}`,
};
/** `--pr-frame-end` of that colour. */
const FRAME = '#042642';

/** The server's own settings with another brand: a change on the server would reach every journey. */
const serveBrand = (page: Page) =>
  page.route('**/api/Settings/current', async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
    });
    const settings = (await response.json()) as PublicSettings;
    await route.fulfill({
      json: {
        ...settings,
        version: settings.version + 1,
        current: { ...settings.current, brand: BRAND },
      },
    });
  });

const readTone = (page: Page, name: string) =>
  page.evaluate(
    (tone) => getComputedStyle(document.documentElement).getPropertyValue(tone).trim(),
    name,
  );
const expectBrand = async (page: Page) => {
  await expect(page.locator('.sh-logo').first()).toContainText(BRAND.name);
  await expect(page.locator('.sh-logo img').first()).toHaveAttribute(
    'src',
    /^data:image\/png;base64,/,
  );
  await expect(page).toHaveTitle(new RegExp(BRAND.name));
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', FRAME);
  expect(await readTone(page, '--pr-primary')).toBe(BRAND.colour);
};

test('another provider’s name, colour and logo are on every page, from the first moment of the second visit', async ({
  page,
}) => {
  await serveBrand(page);
  await page.goto('/login');
  await expectBrand(page);
  await expectAccessible(page, 'login, another brand');
  await captureScreenshots(page, 'brand-login');
  for (const path of ['/privacy', '/manuale', '/non/esiste']) {
    await page.goto(path);
    await expectBrand(page);
  }
  expect(
    await page
      .locator('.sh-lost-drawing path')
      .first()
      .evaluate((line) => getComputedStyle(line).stroke),
  ).toBe('rgb(11, 95, 165)');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(manifest).toBe('/api/Settings/manifest');
  const answer = await page.request.get(manifest ?? '');
  expect(await answer.json()).toMatchObject({ start_url: '/modules/drafts', lang: 'it' });

  await openPageAs(page, await createMember({ packages: [{ credits: 5 }] }), '/modules/drafts');
  await expectBrand(page);
  await captureScreenshots(page, 'brand-drafts');

  // The settings do not come: the device knows the brand.
  await page.unroute('**/api/Settings/current');
  await page.route('**/api/Settings/current', (route) => route.abort());
  await page.goto('/privacy');
  await expect(heading(page, /^Privacy$/)).toBeVisible();
  await expectBrand(page);
});

test('a first visit shows no name before the portal is here', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveTitle('Pratiche ENEA');
  await expect(page.locator('#root')).not.toContainText('Infissi');
});
