import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import { expect, heading, openPageAs, successAlert, test } from '../../support/page-helpers.js';
import { createMember, type Member } from '../../support/portal-kit.js';

let boss: Member;
test.beforeAll(async () => {
  boss = await createMember({ role: 'SuperAdmin' });
});

test('a SuperAdmin changes a setting, sees what changes, and finds it in its history and in the audit @core', async ({
  page,
}) => {
  // New each time: what is saved stays for a second try.
  const mark = Date.now();
  const hours = `Lun–ven 8–20 (${mark})`;
  await openPageAs(page, boss, '/administration/settings');
  await expect(heading(page, 'Impostazioni')).toBeVisible();
  await expectAccessible(page, 'settings');
  await captureScreenshots(page, 'settings');
  await page.getByRole('link', { name: 'Contatti dell’assistenza' }).click();
  await page.getByLabel('Orari').first().fill(hours);
  await page.getByLabel('Nota').fill(`Orario esteso ${mark}`);
  await expectAccessible(page, 'setting');
  await captureScreenshots(page, 'setting');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(hours);
  await dialog.getByRole('button', { name: 'Salva la modifica' }).click();
  await expect(successAlert(page)).toContainText('Impostazione salvata');
  await expect(
    page.getByRole('listitem').filter({ hasText: `Orario esteso ${mark}` }),
  ).toContainText('Gelsomino Trapani');
  await page.goto(`/administration/audit?who=${boss.id}&action=settings-change`);
  await expect(page.getByRole('table', { name: 'Registro delle attività' })).toContainText(
    'Contatti dell’assistenza',
  );
  await expectAccessible(page, 'audit');
  await captureScreenshots(page, 'audit');
});

test('thousands are shown and read with their dot', async ({ page }) => {
  await openPageAs(page, boss, '/administration/settings/draftLimits');
  const drafts = page.getByLabel('Bozze per account', { exact: true });
  await expect(drafts).toHaveValue('5.000');
  await drafts.fill('6.000');
  await page.getByRole('button', { name: 'Salva la modifica' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('5.000 → 6.000');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
});

test('other roles have no access', async ({ page }) => {
  await openPageAs(page, await createMember({ role: 'Admin' }), '/administration/settings');
  await expect(page).toHaveURL(/\/administration\/modules\/received$/);
  await expect(heading(page, 'Pratiche da elaborare')).toBeVisible();
  await expect(heading(page, 'Impostazioni')).toHaveCount(0);
});
