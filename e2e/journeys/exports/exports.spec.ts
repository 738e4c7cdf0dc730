import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import {
  expect,
  heading,
  BACKGROUND_TASK_TIMEOUT,
  openPageAs,
  test,
} from '../../support/page-helpers.js';
import { createMember } from '../../support/portal-kit.js';

test('the back office makes a spreadsheet of the users it searched, and still finds it after a reload @core', async ({
  page,
}) => {
  const company = `Infissi Magnolia ${Date.now()}`;
  await createMember({ businessName: company });
  await openPageAs(
    page,
    await createMember({ role: 'SuperAdmin' }),
    `/administration/users?q=${encodeURIComponent(company)}`,
  );
  await expect(heading(page, 'Utenti')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Aziende' })).toContainText(company);
  const download = page.waitForEvent('download', BACKGROUND_TASK_TIMEOUT);
  await page.getByRole('button', { name: 'Esporta in Excel' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Estrazione-utenti-\d{2}-\d{2}-\d{4}\.xlsx$/);
  const bytes = await readFile(await saved.path());
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const [sheet] = book.worksheets;
  expect(sheet?.getCell('A2').value).toBe('Righe: 1');
  expect(sheet?.getRow(6).getCell(4).value).toBe(company);
  await page.reload();
  await page.getByRole('button', { name: /^Lavorazioni/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Esportazione: Utenti');
  await expectAccessible(page, 'exports');
  await captureScreenshots(page, 'exports');
});
