import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoHorizontalScroll,
  openPageAs,
  PHONE,
  test,
} from '../../../support/page-helpers.js';
import { createMember, createOwnForm, pdf, save } from '../../../support/portal-kit.js';
import { openDocumentRow, savedIndicator } from '../../../support/wizard-helpers.js';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';

const DELEGA = /^Incarico, delega/;

test('a paper that comes back unsigned is refused, one that a change overtook is doubtful', async ({
  page,
}) => {
  const me = await createMember({ packages: [{ credits: 3 }] });
  const { id } = await save(me.http, createOwnForm({ cadastralSheet: '12' }));
  await openPageAs(page, me, `/modules/edit/${id}?passo=10`);
  const row = await openDocumentRow(page, DELEGA);
  const input = row.getByLabel(/^Scegli file: /).and(row.locator('input'));

  const downloading = page.waitForEvent('download');
  await row
    .getByRole('button', { name: /precompilat/ })
    .first()
    .click();
  const paper = await (await downloading).path();
  const payload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await input.setInputFiles(payload('delega.pdf', await readFile(paper)));
  await expect(row.getByText(/È il precompilato come l’hai scaricato, senza firma/)).toBeVisible();
  await expect(row.getByText('Caricato: 1 file')).toHaveCount(0);

  await input.setInputFiles(payload('delega firmata.pdf', pdf('firmata')));
  await expect(row.getByText('Caricato: 1 file', { exact: true })).toBeVisible();
  const doubt = page.getByText(/è cambiato un dato scritto nel documento/);
  await expect(doubt).toHaveCount(0);

  await page.goto(`/modules/edit/${id}?passo=4`);
  await page.getByLabel('Foglio', { exact: true }).fill('21');
  await page.keyboard.press('Tab');
  await expect(savedIndicator(page)).toBeVisible();
  await page.goto(`/modules/edit/${id}?passo=10`);
  await expect(doubt).toContainText('«delega firmata.pdf»');
  await expect(doubt).toContainText('Foglio: 12 → 21');
  await page.setViewportSize({ width: 1440, height: 1800 });
  await expectAccessible(page, 'signed-paper-doubt');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await captureScreenshots(page, 'signed-paper-doubt');
  // The line leads to the document, out of its fold.
  await doubt.getByRole('button', { name: DELEGA }).click();
  await expect(page.getByRole('listitem', { name: DELEGA })).toBeFocused();
});
