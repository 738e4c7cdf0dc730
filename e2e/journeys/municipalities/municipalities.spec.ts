import { expectAccessible, captureScreenshots } from '../../support/screen-checks.ts';
import { expect, heading, openPageAs, successAlert, test } from '../../support/page-helpers.js';
import { createMember } from '../../support/portal-kit.js';

const csvPayload = (content: string) => ({
  name: 'zone.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('a SuperAdmin corrects climate zones with a file: bad lines are named, good ones looked at and imported @core', async ({
  page,
}) => {
  const boss = await createMember({ role: 'SuperAdmin' });
  // What was imported stays for a second try, which takes another municipality of the same zone.
  const [code, name] = test.info().retry === 0 ? ['A109', 'Airasca'] : ['A074', 'Agliè'];
  await openPageAs(page, boss, '/administration/municipalities');
  await expect(heading(page, 'Comuni e zone climatiche')).toBeVisible();
  await expectAccessible(page, 'municipalities');
  await page.getByRole('button', { name: 'Importa zone climatiche' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type="file"]').first();
  await file.setInputFiles(csvPayload('belfiore;nome;zona_climatica\nA109;Airasca;X\n'));
  await expect(dialog).toContainText('Riga 2');
  await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled();
  await file.setInputFiles(csvPayload(`belfiore;nome;zona_climatica\n${code};${name};F\n`));
  await expect(dialog).toContainText('Zona climatica: E → F');
  await expectAccessible(page, 'municipalities-import');
  await captureScreenshots(page, 'municipalities-import');
  await dialog.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(successAlert(page)).toContainText('1 modificati');
  await expect(page.getByRole('table', { name: 'Importazioni' })).toContainText(
    'Gelsomino Trapani',
  );
  await captureScreenshots(page, 'municipalities');
});
