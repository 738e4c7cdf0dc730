import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, captureScreenshots } from '../../../support/screen-checks.ts';
import {
  expect,
  errorAlert,
  heading,
  openPageAs,
  PHONE,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import {
  ecobonusForm,
  createMember,
  readDossier,
  save,
  type Member,
} from '../../../support/portal-kit.js';

const EXAMPLE = readFileSync(
  join(import.meta.dirname, '../../../../backend/data/esempio.xml'),
  'utf8',
);

let owner: Member;
test.beforeAll(async () => {
  owner = await createMember({ businessName: 'Infissi del File' });
});

const chooseXmlFile = (page: Page, content: string, name = 'pratica.xml') =>
  page
    .locator('input[type=file][accept^=".xml,text/xml"]')
    .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) });
const importDialog = (page: Page) => page.getByRole('dialog', { name: /Importa da XML/ });
const overwriteButton = (page: Page) =>
  importDialog(page).getByRole('button', { name: 'Sovrascrivi i dati' });

test('a new dossier is filled from a file: what changes is shown first, and saved after @core', async ({
  page,
}) => {
  const faults = collectPageErrors(page);
  await openPageAs(page, owner, '/modules/new');
  await expect(heading(page, 'Crea nuova pratica')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Azioni' })).toHaveCount(0);
  await chooseXmlFile(page, EXAMPLE, 'esempio.xml');
  const dialog = importDialog(page);
  await expect(dialog).toContainText('esempio.xml: cambiano');
  await expect(dialog.getByRole('row', { name: /^Cognome/ })).toContainText('Esempio');
  await expect(dialog.getByRole('row', { name: /Data di nascita/ })).toContainText(
    'compilato automaticamente',
  );
  await expect(dialog.getByRole('row', { name: /Serramento 1 · Superficie/ })).toContainText(
    '3,64 m²',
  );
  await expect(dialog).toContainText('2 nel file, 1 riga nella pratica');
  await captureScreenshots(page, 'xml-anteprima');
  await expectAccessible(page, 'preview of a data file');

  await overwriteButton(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'esempio.xml: dati importati' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/modules\/edit\/\d+/);
  const id = Number(/edit\/(\d+)/.exec(page.url())?.[1]);
  await expect
    .poll(async () => (await readDossier(owner.http, id)).beneficiaryLastName)
    .toBe('Esempio');
  expect(await readDossier(owner.http, id)).toMatchObject({
    serviceType: 1,
    annoRiferimento: 2026,
    beneficiaryBirthDate: '1974-05-18',
    immovableClimateZone: 'E',
    immovableCadastralCode: 'A2',
    immovableParticularUse: 0,
    manufatti: {
      serramenti: [{ superficie: 3.64 }],
      schermature: [{ tipologia: 'tenda' }],
      chiusure: [{ tipologiaPost: 5 }],
    },
    spese: { spesaDetraibileSerramenti: 12345.67 },
  });
  await page
    .getByRole('navigation', { name: 'Passi della pratica' })
    .getByRole('button', { name: /^Beneficiario/ })
    .click();
  await expect(page.getByLabel('Cognome')).toHaveValue('Esempio');
  await page.reload();
  await expect(page.getByLabel('Cognome')).toHaveValue('Esempio');
  expect(faults).toEqual([]);
});

test('what is not understood is in view, and going back changes nothing', async ({ page }) => {
  const form = ecobonusForm();
  const { id, version } = await save(owner.http, form);
  await openPageAs(page, owner, `/modules/edit/${id}?passo=0`);
  await chooseXmlFile(
    page,
    EXAMPLE.replaceAll('<Comune>Rho', '<Comune>Nusquam')
      .replace('<Telaio>PVC', '<Telaio>Vibranio')
      .replace('SMPMRN74E18H264H', 'XXXXXX00X00X000X'),
  );
  const dialog = importDialog(page);
  await expect(dialog).toContainText(
    'Ubicazione: «Nusquam» non dice con certezza quale comune: forse Rho (MI)',
  );
  await expect(dialog).toContainText('«Vibranio»: Valore non riconosciuto');
  await expect(dialog).toContainText('È un segnaposto');
  await captureScreenshots(page, 'xml-da-rivedere');
  await expectAccessible(page, 'preview with remarks');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await readDossier(owner.http, id)).toMatchObject({ ...form, version });
});

test('a file that is none leaves the form as it was', async ({ page }) => {
  const { id, version } = await save(owner.http, ecobonusForm());
  await openPageAs(page, owner, `/modules/edit/${id}?passo=0`);
  const alert = page.getByRole('alert').filter({ hasText: 'Il file non è stato importato' });
  for (const [content, message] of [
    [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><PraticaENEA>&x;</PraticaENEA>',
      'DOCTYPE',
    ],
    ['<FatturaElettronica/>', 'Non è un file di una pratica ENEA'],
    ['<PraticaENEA><TipoBonus>Ecobonus', 'non è un XML leggibile'],
    [`${EXAMPLE}${' '.repeat(1_000_000)}`, 'dimensione massima di 1 MB'],
    [EXAMPLE.replace('UTF-8', 'UTF-16'), 'codifica'],
  ] as const) {
    await chooseXmlFile(page, content);
    await expect(alert).toContainText(message);
    await expect(alert).toContainText('La pratica è rimasta com’era.');
    await expect(importDialog(page)).toHaveCount(0);
  }
  await captureScreenshots(page, 'xml-rifiutato');
  await expectAccessible(page, 'refused data file');
  expect((await readDossier(owner.http, id)).version).toBe(version);
});

test('a dossier goes out as a file and comes back the same, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { id } = await save(owner.http, ecobonusForm());
  await openPageAs(page, owner, `/modules/edit/${id}?passo=0`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Azioni' }).click();
  await page.getByRole('menuitem', { name: 'Esporta XML' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`pratica-enea-Ortensia-Brughetti-${id}.xml`);
  const file = readFileSync(await download.path(), 'utf8');
  await chooseXmlFile(page, file);
  await expect(importDialog(page)).toContainText('non cambia nulla');
  await expect(overwriteButton(page)).toBeDisabled();
  await importDialog(page).getByRole('button', { name: 'Annulla' }).click();

  await chooseXmlFile(page, file.replace('Brughetti', 'Brughetti Landi'));
  await expect(importDialog(page)).toContainText('cambia un campo');
  await overwriteButton(page).click();
  await expect
    .poll(async () => (await readDossier(owner.http, id)).beneficiaryLastName)
    .toBe('Brughetti Landi');
  await expect(errorAlert(page)).toHaveCount(0);
});
