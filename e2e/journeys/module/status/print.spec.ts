import { expect, heading, openPageAs, test } from '../../../support/page-helpers.js';
import { createMember, createSentDossier, readDossier } from '../../../support/portal-kit.js';

test('a sent dossier is printed with all its data, without what is pressed', async ({ page }) => {
  const me = await createMember({ packages: [{ credits: 2 }] });
  const id = await createSentDossier(me);
  const { beneficiarySsn } = await readDossier(me.http, id);
  await openPageAs(page, me, `/modules/edit/${id}`);
  const data = page.getByRole('region', { name: 'Dati inviati' });
  const value = data.getByRole('definition').filter({ hasText: beneficiarySsn ?? '' });
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(data).toBeVisible();
  await expect(menu).toBeVisible();
  await expect(value).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(value).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(heading(page, new RegExp(`Pratica ${id}`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Duplica pratica' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Anteprima di/ }).first()).toBeVisible();
});

test('a chapter of the manual is printed without search and list of chapters', async ({ page }) => {
  await page.goto('/manuale/documenti');
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Capitoli' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(heading(page, 'Documenti')).toBeVisible();
});
