import { randomUUID } from 'node:crypto';
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
  // Optional documents that were not uploaded are out of the way.
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

test('one key goes through the documents, and the next dossier opens with its first', async ({
  page,
}) => {
  const company = `Infissi ${randomUUID().slice(0, 8)}`;
  const fitter = await createMember({ businessName: company, packages: [{ credits: 60 }] });
  const [first, second] = [await createSentDossier(fitter), await createSentDossier(fitter)];
  const faults = collectPageErrors(page);
  await openPageAs(
    page,
    admin,
    `/administration/modules/edit/${first}?lista=received&company=${encodeURIComponent(company)}&sort=id`,
  );
  const counted = page.getByRole('region', { name: 'Documenti', exact: true }).getByRole('status');
  await expect(counted).toHaveText(/^Verificati 0 di \d+$/);
  const total = Number(/\d+$/.exec((await counted.textContent()) ?? '')?.[0]);
  const preview = page.locator('.preview-panel');
  // The help and the palette name the key, and the palette does the same.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tasti di questa pagina' });
  await expect(help).toContainText('Verifica il documento aperto e mostra il prossimo');
  await expect(help).not.toContainText('File successivo nell’anteprima');
  await help.getByRole('button', { name: 'Ho capito' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('documento aperto');
  const command = page.getByRole('dialog', { name: 'Cerca', exact: true }).getByRole('option', {
    name: /^Verifica il documento aperto/,
  });
  await expect(command).toContainText('V');
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();
  await page.keyboard.press('?');
  await expect(help).toContainText('File successivo nell’anteprima');
  await help.getByRole('button', { name: 'Ho capito' }).click();
  for (let verified = 1; verified <= total; verified += 1) {
    await page.keyboard.press('v');
    await expect(counted).toHaveText(`Verificati ${verified} di ${total}`);
  }
  await expectAccessible(page, 'document-round');
  await expect(
    page.getByRole('button', { name: new RegExp(`^Prossima: ${second} · `) }),
  ).toBeEnabled();
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Pratica ${second}`);
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi anteprima' }).click();
  await page.reload();
  await expect(counted).toHaveText(`Verificati 0 di ${total}`);
  await expect(preview).toHaveCount(0);
  expect(faults).toEqual([]);
});
