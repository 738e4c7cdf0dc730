import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import {
  collectPageErrors,
  expect,
  openPageAs,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  createCompletedLink,
  createMember,
  pdf,
  type Member,
} from '../../../support/portal-kit.js';

test('a completed dossier is corrected at ENEA: operator, fitter and customer see old and new', async ({
  page,
  browser,
}) => {
  const owner: Member = await createMember({ packages: [{ credits: 60 }] });
  const admin: Member = await createMember({ role: 'Admin' });
  const former = `77-2026E-A${Date.now()}`;
  const cpid = `78-2026E-B${Date.now()}`;
  const { id, token } = await createCompletedLink(owner, admin, former);
  const faults = [collectPageErrors(page)];

  await test.step('the operator records it by keyboard', async () => {
    await openPageAs(page, admin, `/administration/modules/edit/${id}`);
    const panel = page.getByRole('region', { name: 'Documenti ENEA' });
    await panel.getByRole('button', { name: 'Registra rettifica' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rettifica ENEA: Serramenti' });
    await expect(dialog).toContainText(`Il CPID ${former}`);
    await dialog
      .getByRole('group', { name: 'Nuova ricevuta ENEA' })
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'ricevuta-nuova.pdf',
        mimeType: 'application/pdf',
        buffer: pdf(`Ricevuta della dichiarazione con codice CPID ${cpid}, anno 2026`),
      });
    await dialog.getByLabel('Nuovo numero CPID').fill(cpid);
    await dialog.getByLabel('Motivo').fill('Superficie di una finestra corretta');
    await expectAccessible(page, 'filing-correction');
    await captureScreenshots(page, 'filing-correction');
    await dialog.getByRole('button', { name: 'Registra rettifica' }).press('Enter');
    await expect(page.getByText(`Prende il posto di ${former}`)).toBeVisible();
    await page.getByRole('button', { name: 'Registra e avvisa' }).press('Enter');
    await expect(successAlert(page)).toContainText(`il CPID attuale è ${cpid}`);
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText(`CPID precedente: ${former}`);
    await expect(panel).toContainText('Motivo: Superficie di una finestra corretta');
    await captureScreenshots(page, 'filing-corrected');
    await page.goto(`/administration/modules/completed?q=${former}`);
    await expect(page.getByText(cpid).first()).toBeVisible();
  });

  await test.step('the fitter reads both and downloads the receipt of before', async () => {
    const fitterPage = await (await browser.newContext()).newPage();
    faults.push(collectPageErrors(fitterPage));
    await openPageAs(fitterPage, owner, `/modules/edit/${id}`);
    const state = fitterPage.getByRole('region', { name: 'Stato' });
    await expect(state).toContainText(`CPID attuale: ${cpid}`);
    await expect(state).toContainText(`CPID precedente: ${former}`);
    const download = fitterPage.waitForEvent('download');
    await state.getByRole('button', { name: `Scarica la ricevuta precedente: ${former}` }).click();
    expect((await download).suggestedFilename()).toBe('Ricevuta.pdf');
    await captureScreenshots(fitterPage, 'filing-corrected-fitter');
  });

  await test.step('the customer reads both on the link', async () => {
    const customerPage = await (await browser.newContext()).newPage();
    faults.push(collectPageErrors(customerPage));
    await customerPage.goto(`/edit-beneficiary/${id}/${token}`);
    await expect(customerPage.getByText(`CPID attuale: ${cpid}`)).toBeVisible();
    await expect(customerPage.getByText(`CPID precedente: ${former}`)).toBeVisible();
    await expect(customerPage.getByText('Superficie di una finestra corretta')).toHaveCount(0);
    const download = customerPage.waitForEvent('download');
    await customerPage
      .getByRole('button', { name: `Scarica la ricevuta precedente: ${former}` })
      .click();
    expect((await download).suggestedFilename()).toBe('Ricevuta.pdf');
    await expectAccessible(customerPage, 'filing-corrected-link');
    await captureScreenshots(customerPage, 'filing-corrected-link');
  });
  expect(faults.flat()).toEqual([]);
});
