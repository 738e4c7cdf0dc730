import type { Locator, Page } from '@playwright/test';
import {
  expect,
  heading,
  openPageAs,
  successAlert,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import {
  ecobonusForm,
  createMember,
  ORTENSIA,
  pdf,
  readDossier,
  taxCode,
} from '../../../support/portal-kit.js';
import {
  readDossierId,
  field,
  stepHeading,
  getWorksDates,
} from '../../../support/wizard-helpers.js';

/** Timeout for an event awaited before the key presses that trigger it. */
const LONG_TIMEOUT = { timeout: 60_000 };

/** Most keys between two places a person goes to. */
const MAX_TAB_PRESSES = 70;

/** Goes to an element with Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MAX_TAB_PRESSES; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `not reached with ${MAX_TAB_PRESSES} Tabs`).toBeFocused();
}

async function pressKeyOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Chooses in a list by the first letters of the option, as the keyboard does. */
async function selectByTyping(
  page: Page,
  target: Locator,
  letters: string,
  value: string,
): Promise<void> {
  await tabTo(page, target);
  // Letters typed more than a second apart start a new search, which happens on a busy machine: the
  // test then types them again.
  await expect(async () => {
    await page.keyboard.type(letters);
    await expect(target).toHaveValue(value, { timeout: 2_000 });
  }).toPass();
}

/** "Avanti" by its keys; the focus goes to the title of the step. */
async function goToNextStepByKeyboard(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Alt+ArrowRight');
  await expect(stepHeading(page, title)).toBeFocused();
}

test('a whole dossier by keyboard alone, from new to sent', async ({ page }) => {
  test.setTimeout(360_000);
  const faults = collectPageErrors(page);
  const me = await createMember({ packages: [{ credits: 3 }] });
  await openPageAs(page, me, '/modules/new');
  await expect(heading(page, 'Crea nuova pratica')).toBeVisible();

  await test.step('service and beneficiary', async () => {
    await tabTo(page, page.getByRole('radio', { name: /^Ecobonus/ }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^Ecobonus/ })).toBeChecked();
    const year = String(ecobonusForm().annoRiferimento);
    await selectByTyping(page, field(page, 'Anno di riferimento'), year, year);
    await goToNextStepByKeyboard(page, 'Beneficiario');
    await typeInto(page, field(page, 'Nome'), 'Ortensia');
    await typeInto(page, field(page, 'Cognome'), 'Brughetti');
    await typeInto(page, field(page, 'Codice fiscale'), taxCode(ORTENSIA));
    await expect(field(page, 'Nazione di nascita')).toHaveValue('Italia');
    await typeInto(page, field(page, 'Telefono'), '3330001122');
    await goToNextStepByKeyboard(page, 'Residenza');
  });
  await test.step('places', async () => {
    await typeInto(page, page.getByRole('combobox', { name: 'Comune', exact: true }), 'bergamo');
    await expect(page.getByRole('option').first()).toContainText('Bergamo');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Provincia')).toHaveValue('BG');
    await typeInto(page, field(page, 'Indirizzo'), 'Via delle Ginestre');
    await goToNextStepByKeyboard(page, 'Ubicazione immobile');
    await pressKeyOn(page, page.getByRole('button', { name: 'Copia dati residenza' }));
    await expect(field(page, 'Zona climatica')).toHaveValue('E');
    await goToNextStepByKeyboard(page, 'Dati catastali');
    await expect(field(page, 'Codice catastale del comune')).toHaveValue('A794');
    await selectByTyping(page, field(page, 'Categoria catastale'), 'A/2', 'A2');
    await typeInto(page, field(page, 'Foglio'), '45');
    await typeInto(page, field(page, 'Particella'), '1180');
    await goToNextStepByKeyboard(page, 'Caratteristiche immobile');
    await typeInto(page, field(page, 'Anno di costruzione (anche se stimato)'), '1974');
    await typeInto(page, page.getByLabel(/^Superficie utile/), '96,5');
    await typeInto(page, page.getByLabel(/^Numero totale delle unità/), '8');
    await selectByTyping(page, field(page, 'Tipologia edilizia'), 'Edificio in', '0');
    await selectByTyping(page, field(page, 'Destinazione d’uso generale'), 'Resid', '0');
    await goToNextStepByKeyboard(page, 'Intervento');
  });
  await test.step('works and products', async () => {
    await pressKeyOn(page, page.getByRole('radio', { name: /^Singola unità/ }), 'Space');
    await typeInto(page, field(page, 'Data d’inizio dei lavori'), getWorksDates().start);
    await typeInto(
      page,
      field(page, 'Data di ultimazione dei lavori (collaudo)'),
      getWorksDates().end,
    );
    await goToNextStepByKeyboard(page, 'Manufatti');
    await pressKeyOn(page, page.getByRole('button', { name: 'Aggiungi serramento' }));
    await selectByTyping(page, field(page, 'Tipologia di infisso'), 'Fin', 'finestra');
    await typeInto(page, page.getByLabel(/^Superficie/).first(), '2,4');
    await selectByTyping(page, field(page, 'Telaio prima'), 'Legno tenero', 'legnoTenero');
    await selectByTyping(page, field(page, 'Vetro prima'), 'Sing', 'singolo');
    await selectByTyping(page, field(page, 'Telaio dopo'), 'PVC', 'pvc');
    await selectByTyping(page, field(page, 'Vetro dopo'), 'Trip', 'triplo');
    await typeInto(page, page.getByLabel(/^Trasmittanza dopo/), '1,1');
    await goToNextStepByKeyboard(page, 'Impianto termico esistente');
  });
  await test.step('heating and expenses', async () => {
    await selectByTyping(page, field(page, 'Tipo di impianto'), 'Aut', 'autonomo');
    const generator = page.getByRole('group', { name: 'Generatore 1' });
    await selectByTyping(
      page,
      field(generator, 'Tipo di generatore'),
      'Caldaia a cond',
      'caldaiaCondensazione',
    );
    await typeInto(page, field(generator, 'Numero di generatori'), '1');
    await typeInto(page, generator.getByLabel(/^Rendimento/), '98');
    await typeInto(page, generator.getByLabel(/^Potenza utile/), '24');
    await goToNextStepByKeyboard(page, 'Dettagli economici');
    await typeInto(page, page.getByLabel(/^Spese congrue sostenute/), '4820,5');
    await typeInto(page, page.getByLabel(/^Spese professionali/), '0');
    await goToNextStepByKeyboard(page, 'Documentazione');
  });
  const id = await readDossierId(page);
  await test.step('documents', async () => {
    const mandatory = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Obbligatorio', { exact: true }) });
    await expect(mandatory).toHaveCount(7);
    for (let index = 0; index < 7; index += 1) {
      // Before the way there, so that the browser listens for it when the key comes.
      const chooser = page.waitForEvent('filechooser', LONG_TIMEOUT);
      await pressKeyOn(page, mandatory.nth(index).getByRole('button', { name: /^Carica: / }));
      await (
        await chooser
      ).setFiles({
        name: `documento ${index}.pdf`,
        mimeType: 'application/pdf',
        buffer: pdf(`Documento ${index}`),
      });
      await expect(mandatory.nth(index)).toContainText(`documento ${index}.pdf`);
    }
    await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
  });
  await test.step('sending', async () => {
    await pressKeyOn(page, page.getByRole('button', { name: 'Rileggi e invia' }));
    await pressKeyOn(page, page.getByRole('button', { name: 'Salva e invia' }));
    await pressKeyOn(
      page,
      page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }),
    );
    await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
    expect(await readDossier(me.http, id)).toMatchObject({
      status: { code: 'SENT' },
      beneficiaryGender: 'F',
      immovableMunicipalityCode: 'A794',
      immovableParticularUse: 0,
      vettoreEnergetico: 'metano',
    });
  });
  expect(faults).toEqual([]);
});
