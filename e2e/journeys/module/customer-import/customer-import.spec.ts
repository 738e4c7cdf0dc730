import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import { expect, heading, openPageAs, successAlert, test } from '../../../support/page-helpers.js';
import { createMember } from '../../../support/portal-kit.js';

test('a fitter makes drafts of a list of customers @core', async ({ page }) => {
  await openPageAs(page, await createMember({}), '/modules/drafts');
  await expect(heading(page, 'Pratiche caricate in bozza')).toBeVisible();
  await page.getByRole('button', { name: 'Importa clienti' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'clienti.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Elenco clienti 2026\r\nNome;Cognome;Cell.;Città;C.A.P.;Detrazione\r\nGelsomino;Trapani;3331234567.0;Forlì;47121;Eco bonus\r\nOrtensia;Fiordaliso;3,33E+09;Atlantide;00000;\r\n;;;Bergamo;24121;\r\n',
        'latin1',
      ),
    });
  await expect(dialog).toContainText('Comune non trovato: «Atlantide»');
  await expect(dialog).toContainText('«3331234567.0» letto come 3331234567');
  await expect(dialog).toContainText('le altre cifre sono perse');
  await expect(dialog).toContainText('non importate: «Elenco clienti 2026»');
  await expect(dialog).toContainText('Non viene importata');
  await expectAccessible(page, 'csv-import');
  await captureScreenshots(page, 'csv-import');
  await dialog.getByRole('button', { name: 'Crea 2 bozze' }).click();
  await expect(successAlert(page)).toContainText('2 bozze create');
  await expect(page.getByRole('table', { name: 'Pratiche caricate in bozza' })).toContainText(
    'Fiordaliso',
  );
});
