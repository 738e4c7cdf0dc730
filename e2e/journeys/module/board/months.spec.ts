import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  BACKGROUND_TASK_TIMEOUT,
  expect,
  expectNoHorizontalScroll,
  heading,
  openPageAs,
  PHONE,
  test,
  WIDE,
} from '../../../support/page-helpers.js';
import { createMember, createSentDossier } from '../../../support/portal-kit.js';

test('owners see what each month brought, and take it away as a workbook', async ({ page }) => {
  const owner = await createMember({ packages: [{ credits: 50 }] });
  await createSentDossier(owner);
  const head = await createMember({ role: 'SuperAdmin' });
  await openPageAs(page, head, '/administration/board');
  await page.getByRole('link', { name: 'Andamento', exact: true }).click();
  await expect(heading(page, 'Andamento')).toBeVisible();
  const table = page.getByRole('table', { name: 'Mese per mese' });
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(table.getByRole('row').nth(1)).toContainText('(in corso)');
  await expect(page.getByRole('region', { name: 'Ricavi senza IVA' }).locator('svg')).toBeVisible();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `months at ${size.width} px`);
  }
  await captureScreenshots(page, 'months');

  await page.setViewportSize(WIDE);
  // The dossier that was just sent, and its fitter.
  await table
    .getByRole('link', { name: /: ricevute, / })
    .first()
    .click();
  await expect(heading(page, 'Invii ricevuti')).toBeVisible();
  await expect(page.getByText(/^Mese di /)).toBeVisible();
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Andamento' }).last().click();
  await table
    .getByRole('link', { name: /: crediti usati, / })
    .first()
    .click();
  await expect(heading(page, 'Pagamenti')).toBeVisible();
  await expect(page.getByText('Addebiti e rimborsi').first()).toBeVisible();
  await page.goBack();

  const download = page.waitForEvent('download', BACKGROUND_TASK_TIMEOUT);
  await page.getByRole('button', { name: 'Esporta in Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Andamento-mensile-/);
});

test('an operator does not get there', async ({ page }) => {
  const admin = await createMember({ role: 'Admin' });
  await openPageAs(page, admin, '/administration/months');
  await expect(heading(page, /./)).toBeVisible();
  await expect(heading(page, 'Andamento')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Andamento', exact: true })).toHaveCount(0);
});
