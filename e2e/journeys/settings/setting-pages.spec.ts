import { SETTING_KINDS } from '@pratiche/domain/settings';
import { captureScreenshots, expectAccessible } from '../../support/screen-checks.ts';
import {
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  test,
} from '../../support/page-helpers.js';
import { createMember, type Member } from '../../support/portal-kit.js';

let boss: Member;
test.beforeAll(async () => {
  boss = await createMember({ role: 'SuperAdmin' });
});

const KINDS = Object.entries(SETTING_KINDS);
const HALF = Math.ceil(KINDS.length / 2);

for (const [part, kinds] of [KINDS.slice(0, HALF), KINDS.slice(HALF)].entries())
  test(`every setting is a page that can be read on any screen, part ${part + 1}`, async ({
    page,
  }) => {
    await openPageAs(page, boss, '/administration/settings');
    await expect(heading(page, 'Impostazioni')).toBeVisible();
    for (const [kind, { label }] of kinds) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(heading(page, label)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Salva la modifica' })).toBeInViewport();
      await expectAccessible(page, kind);
      await captureScreenshots(page, `setting-${kind}`);
      const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, `${kind} at 200 %`);
      await large.evaluate((style) => (style as HTMLStyleElement).remove());
      await page.getByRole('link', { name: 'Tutte le impostazioni' }).click();
      await expect(heading(page, 'Impostazioni')).toBeVisible();
    }
  });
