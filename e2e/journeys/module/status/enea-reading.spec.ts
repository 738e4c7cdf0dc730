import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  expect,
  openPageAs,
  test,
  stayAfterActs,
} from '../../../support/page-helpers.js';
import {
  createMember,
  createSentDossier,
  drawDeclaration,
  drawPdf,
  expectOk,
  printDeclaration,
  readDossier,
  setStatus,
} from '../../../support/portal-kit.js';

test('ENEA’s PDF is compared before and after the sending, and a difference asks why', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  const owner = await createMember({ packages: [{ credits: 10 }] });
  const admin = await createMember({ role: 'Admin' });
  const id = await createSentDossier(owner);
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  const cpid = `4116${id}-2026E-AB12`;
  /** A print of the dossier with one more euro, of the draft or filed. */
  const createPrint = async (printedCpid: string | null) => {
    const printed = printDeclaration(await readDossier(admin.http, id), 'serramenti', {
      cpid: printedCpid,
    });
    printed.expense = String(Number(printed.expense) + 1);
    const buffer = await drawPdf(
      drawDeclaration(printed, { answers: 'beside', align: 'middle', breaksWords: false }),
    );
    return { name: 'scheda.pdf', mimeType: 'application/pdf', buffer };
  };
  await stayAfterActs(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const panel = page.getByRole('region', { name: 'Documenti ENEA' });

  await test.step('the print of the draft shows what is typed otherwise', async () => {
    const slot = panel.getByRole('group', { name: 'Confronta con il PDF di ENEA' });
    await slot.locator('input[type=file]').setInputFiles(await createPrint(null));
    await expect(slot.getByText('Bozza: non ha ancora il codice CPID.')).toBeVisible();
    await expect(slot.getByRole('row', { name: /^Spese congrue.*diverso/ })).toBeVisible();
    await slot.scrollIntoViewIfNeeded();
    await expectAccessible(page, 'comparison with ENEA’s PDF');
    await captureScreenshots(page, 'enea-reading');
    // A difference leads to its value on the sheet.
    await slot.getByRole('button', { name: /^Vai al valore nella pratica: Spese congrue/ }).click();
    await expect(page.locator('[data-field="expenses.speseCongrue"]')).toBeFocused();
  });

  await test.step('the file of the CPID asks for a reason before the step', async () => {
    const slot = panel.getByRole('group', { name: 'Codice CPID', exact: true });
    await slot
      .locator('input[type=file]')
      .first()
      .setInputFiles(await createPrint(cpid));
    await expect(slot.getByText('scheda.pdf')).toBeVisible();
    const field = slot.getByLabel('Numero CPID');
    if ((await field.count()) > 0) {
      await field.fill(cpid);
      await field.press('Enter');
    }
    await page
      .getByRole('list', { name: 'Passaggi possibili' })
      .getByRole('button', { name: /Inviata a ENEA|inviata a ENEA/ })
      .click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(/^Motivo: Spese congrue/);
    await expect(reason).toBeVisible();
    await reason.fill('Arrotondato dal sito di ENEA');
    await dialog.getByRole('button', { name: 'Conferma e vai avanti' }).click();
    await expect
      .poll(async () => (await readDossier(admin.http, id)).status)
      .toMatchObject({ code: 'SENTTOENEA' });
  });

  await test.step('the receipt is read back with its CPID, and completes the dossier', async () => {
    const slot = panel.getByRole('group', { name: 'Ricevuta ENEA', exact: true });
    await slot
      .locator('input[type=file]')
      .first()
      .setInputFiles(await createPrint(cpid));
    await expect(slot.getByText(/Spese congrue.*nel PDF/)).toBeVisible();
    await page
      .getByRole('list', { name: 'Passaggi possibili' })
      .getByRole('button', { name: /^Segna come completata/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Motivo: Spese congrue/).fill('Arrotondato dal sito di ENEA');
    await dialog.getByRole('button', { name: 'Conferma e vai avanti' }).click();
    await expect
      .poll(async () => await readDossier(owner.http, id))
      .toMatchObject({ status: { code: 'SELLED' } });
  });
  expect(faults).toEqual([]);
});
