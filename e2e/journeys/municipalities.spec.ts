import { expectAccessible, shot } from '../support/screens.ts';
import { expect, heading, openAs, success, test } from './kit/browser.js';
import { newMember } from './kit/stage.js';

const csv = (content: string) => ({
  name: 'zone.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('a SuperAdmin corrects climate zones with a file: bad lines are named, good ones looked at and imported', async ({
  page,
}) => {
  const boss = await newMember({ role: 'SuperAdmin' });
  await openAs(page, boss, '/administration/municipalities');
  await expect(heading(page, 'Comuni e zone climatiche')).toBeVisible();
  await expectAccessible(page, 'municipalities');
  await page.getByRole('button', { name: 'Importa zone climatiche' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type="file"]').first();
  await file.setInputFiles(csv('belfiore;nome;zona_climatica\nA109;Airasca;X\n'));
  await expect(dialog).toContainText('Riga 2');
  await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled();
  await file.setInputFiles(csv('belfiore;nome;zona_climatica\nA109;Airasca;F\n'));
  await expect(dialog).toContainText('Zona climatica: E → F');
  await expectAccessible(page, 'municipalities-import');
  await shot(page, 'municipalities-import');
  await dialog.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(success(page)).toContainText('1 modificati');
  await expect(page.getByRole('table', { name: 'Importazioni' })).toContainText(boss.email);
  await shot(page, 'municipalities');
});
