import { captureScreenshots, expectAccessible } from '../../../support/screen-checks.ts';
import { collectPageErrors, expect, openPageAs, test } from '../../../support/page-helpers.js';
import { createMember, createSentDossier, type Member } from '../../../support/portal-kit.js';

let owner: Member;
let admin: Member;
test.beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 60 }] });
  admin = await createMember({ role: 'Admin' });
});

test('documents are ticked in their row and in the preview, for the colleagues too', async ({
  page,
}) => {
  const id = await createSentDossier(owner);
  const faults = collectPageErrors(page);
  await openPageAs(page, admin, `/administration/modules/edit/${id}`);
  const documents = page.getByRole('region', { name: 'Documenti', exact: true });
  await expect(documents).toContainText(/Obbligatori (\d+) di \1(?!\d)/);
  await expect(documents.getByRole('status')).toHaveText(/^Verificati 0 di \d+$/);
  await documents.getByRole('button', { name: 'Verifica: Fatture (acconto e saldo)' }).click();
  await expect(documents).toContainText('Verificato da Gelsomino Trapani');
  await expect(documents.getByRole('status')).toHaveText(/^Verificati 1 di \d+$/);
  // Optional documents that nobody uploaded are out of the way.
  await expect(documents.getByText('Facoltativo, non caricato').first()).toBeHidden();
  await documents.getByText(/^Facoltativi non caricati/).click();
  await expect(documents.getByText('Facoltativo, non caricato').first()).toBeVisible();
  await documents.getByText(/^Facoltativi non caricati/).click();

  await documents.getByRole('button', { name: /^Anteprima di .*FATTURA\.pdf$/ }).click();
  const panel = page.getByRole('region', { name: 'Fatture (acconto e saldo)' });
  const tick = panel.getByRole('button', { name: /^Verifica(to)?: Fatture \(acconto e saldo\)$/ });
  await expect(tick).toHaveText('Verificato');
  await tick.click();
  await expect(tick).toHaveText('Verifica');
  await expect(documents.getByRole('status')).toHaveText(/^Verificati 0 di \d+$/);
  await tick.click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await captureScreenshots(page, 'operator-documents');
  await expectAccessible(page, 'document-checks');

  const colleague = await createMember({ role: 'Admin' });
  await openPageAs(page, colleague, `/administration/modules/edit/${id}`);
  await expect(documents.getByRole('status')).toHaveText(/^Verificati 1 di \d+$/);
  expect(faults).toEqual([]);
});
