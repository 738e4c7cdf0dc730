import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  openPageAs,
  dossierRow,
  successAlert,
  test,
  collectPageErrors,
} from '../../../support/page-helpers.js';
import {
  ecobonusForm,
  jpeg,
  createMember,
  ORTENSIA,
  pdf,
  readDossier,
  taxCode,
} from '../../../support/portal-kit.js';
import {
  copyResidence,
  readDossierId,
  field,
  goToNextStep,
  openReview,
  pickMunicipality,
  stepHeading,
  stepButton,
  getWorksDates,
} from '../../../support/wizard-helpers.js';

async function fillBeneficiary(page: Page): Promise<void> {
  await field(page, 'Nome').fill('Ortensia');
  await field(page, 'Cognome').fill('Brughetti');
  await field(page, 'Codice fiscale').fill(taxCode(ORTENSIA).toLowerCase());
  await expect(field(page, 'Comune di nascita')).toHaveValue(/^bergamo$/i);
  await expect(field(page, 'Codice fiscale')).toHaveValue(taxCode(ORTENSIA));
  await expect(field(page, 'Sesso')).toHaveValue('F');
  await expect(field(page, 'Data di nascita')).toHaveValue('09/03/1971');
  await expect(field(page, 'Provincia di nascita')).toHaveValue('BG');
  await expect(field(page, 'Nazione di nascita')).toHaveValue('Italia');
  await field(page, 'Telefono').fill('3330001122');
}

test('a fitter types a whole dossier, from the service to the sending @core', async ({ page }) => {
  test.setTimeout(360_000);
  const faults = collectPageErrors(page);
  const me = await createMember({ packages: [{ credits: 10, price: 200, costEcobonus: 2 }] });
  await openPageAs(page, me, '/dashboard');
  await page
    .getByRole('navigation', { name: 'Menu principale' })
    .getByRole('link', { name: 'Nuova pratica' })
    .click();
  await expect(heading(page, 'Crea nuova pratica')).toBeVisible();

  await test.step('0 service', async () => {
    await page.getByRole('radio', { name: /^Ecobonus/ }).check();
    await field(page, 'Anno di riferimento').selectOption(String(ecobonusForm().annoRiferimento));
    await goToNextStep(page, 'Beneficiario');
  });
  await test.step('the draft has its number, and can be sent to the customer', async () => {
    await readDossierId(page);
    await page.getByRole('main').getByRole('button', { name: 'Invia al cliente' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invia al cliente' });
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('1 beneficiary', async () => {
    await page.getByRole('button', { name: 'Avanti', exact: true }).click();
    await expect(page.getByText(/Per andare avanti ci sono/)).toBeVisible();
    await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
    await fillBeneficiary(page);
    await goToNextStep(page, 'Residenza');
  });
  await test.step('2 residence', async () => {
    await pickMunicipality(page, 'bergam', /^Bergamo/);
    await expect(field(page, 'Provincia')).toHaveValue('BG');
    await expect(field(page, 'CAP')).toHaveValue(/^2412\d$/);
    await field(page, 'Indirizzo').fill('Via delle Ginestre');
    await field(page, 'Numero civico').fill('12/B');
    await goToNextStep(page, 'Ubicazione immobile');
  });
  await test.step('3 location', async () => {
    await copyResidence(page);
    await expect(field(page, 'Indirizzo')).toHaveValue('Via delle Ginestre');
    await expect(field(page, 'Zona climatica')).toHaveValue('E');
    await goToNextStep(page, 'Dati catastali');
  });
  await test.step('4 cadastral data', async () => {
    await field(page, 'Codice catastale del comune').fill('a794');
    await expect(field(page, 'Codice catastale del comune')).toHaveValue('A794');
    await field(page, 'Categoria catastale').selectOption('A10');
    await field(page, 'Categoria catastale').selectOption('A2');
    await field(page, 'Foglio').fill('45');
    await field(page, 'Particella').fill('1180');
    await field(page, 'Subalterno').fill('7');
    await goToNextStep(page, 'Caratteristiche immobile');
  });
  await test.step('5 property', async () => {
    await field(page, 'Anno di costruzione (anche se stimato)').fill('1974');
    await page.getByLabel(/^Superficie utile/).fill('96,5');
    await page.getByLabel(/^Numero totale delle unità/).fill('8');
    await field(page, 'Tipologia edilizia').selectOption('0');
    await field(page, 'Destinazione d’uso generale').selectOption('0');
    await expect(field(page, 'Destinazione d’uso particolare')).toHaveValue('0');
    await goToNextStep(page, 'Intervento');
  });
  await test.step('6 works', async () => {
    await page.getByRole('radio', { name: /^Singola unità/ }).check();
    await field(page, 'Data d’inizio dei lavori').fill(getWorksDates().start);
    await field(page, 'Data di ultimazione dei lavori (collaudo)').fill(getWorksDates().end);
    await page.keyboard.press('Tab');
    await goToNextStep(page, 'Manufatti');
  });
  await test.step('7 products', async () => {
    await page.getByRole('button', { name: 'Aggiungi serramento' }).click();
    await field(page, 'Tipologia di infisso').selectOption('finestra');
    await field(page, 'Telaio prima').selectOption('legnoTenero');
    await field(page, 'Vetro prima').selectOption('singolo');
    await expect(page.getByLabel(/^Trasmittanza prima/)).toHaveValue(/^5(,0+)?$/);
    await field(page, 'Telaio dopo').selectOption('pvc');
    await field(page, 'Vetro dopo').selectOption('triplo');
    const isLowEmissive = page.getByRole('group', { name: /^I vetri nuovi/ }).getByLabel('Sì');
    await isLowEmissive.click();
    await expect(isLowEmissive).toBeChecked();
    await page.getByLabel(/^Superficie/).fill('2,4');
    await page.getByLabel(/^Trasmittanza dopo/).fill('1,5');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/Il valore deve essere <= 1,4 W\/m2K/).first()).toBeVisible();
    await page.getByLabel(/^Trasmittanza dopo/).fill('1,1');
    await goToNextStep(page, 'Impianto termico esistente');
  });
  await test.step('8 heating', async () => {
    await field(page, 'Tipo di impianto').selectOption('autonomo');
    await field(page, 'Terminali di erogazione').selectOption('radiatori');
    const generator = page.getByRole('group', { name: 'Generatore 1' });
    await field(generator, 'Tipo di generatore').selectOption('biomassa');
    await expect(field(page, 'Vettore energetico')).toHaveValue('biomassa');
    await field(generator, 'Tipo di generatore').selectOption('caldaiaCondensazione');
    await expect(field(page, 'Vettore energetico')).toHaveValue('metano');
    await field(generator, 'Numero di generatori').fill('1');
    await generator.getByLabel(/^Rendimento/).fill('98');
    await generator.getByLabel(/^Potenza utile/).fill('24');
    await goToNextStep(page, 'Dettagli economici');
  });
  await test.step('9 expenses', async () => {
    await page.getByLabel(/^Spese congrue sostenute/).fill('4.820,50');
    await page.getByLabel(/^Spese professionali/).fill('150');
    await expect(page.getByText('4.970,50').first()).toBeVisible();
    await goToNextStep(page, 'Documentazione');
  });

  const id = await readDossierId(page);
  await test.step('10 documents and cost', async () => {
    const missing = page.getByText(/Mancano? .*document[oi] obbligator/);
    await expect(missing).toContainText('7');
    await openReview(page);
    await page.getByRole('button', { name: 'Salva e invia' }).click();
    await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Obbligatorio', { exact: true }) });
    await expect(cards).toHaveCount(7);
    for (let i = 0; i < 7; i += 1) {
      const photo = i === 1;
      await cards
        .nth(i)
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: photo ? 'foto.jpg' : `documento ${i}.pdf`,
          mimeType: photo ? 'image/jpeg' : 'application/pdf',
          buffer: photo ? jpeg() : pdf(`Documento ${i}`),
        });
      await expect(cards.nth(i)).toContainText(photo ? 'foto.jpg' : `documento ${i}.pdf`);
    }
    await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
    await openReview(page);
    const cost = page.getByRole('region', { name: 'Costo dell’invio' });
    await expect(cost.getByRole('row')).toHaveCount(3);
    await expect(cost).toContainText('40,00');
    await expect(cost).toContainText('dopo l’invio: 8');
  });
  await test.step('sending', async () => {
    await page.getByRole('button', { name: 'Salva e invia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page
      .getByRole('navigation', { name: 'Menu principale' })
      .getByRole('link', { name: 'Pratiche inviate' })
      .click();
    await expect(dossierRow(page, id)).toContainText('Ortensia Brughetti');
    const kept = await readDossier(me.http, id);
    const typed = ecobonusForm({ immovableSurfaceArea: 96.5, immovableInterior: null });
    expect(kept).toMatchObject({
      ...typed,
      manufatti: {
        ...typed.manufatti,
        serramenti: [{ ...typed.manufatti.serramenti[0], vetroBassoEmissivoPost: true }],
      },
      immovableZip: kept.immovableZip,
      beneficiaryResidentialZip: kept.beneficiaryResidentialZip,
      beneficiaryBirthMunicipality: kept.beneficiaryBirthMunicipality,
      interventionImmovableUnitNumber: kept.interventionImmovableUnitNumber,
      beneficiaryResidentialClimateZone: kept.beneficiaryResidentialClimateZone,
    });
  });
  expect(faults).toEqual([]);
});

test('a new dossier has no step done, and what ends each step is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPageAs(page, await createMember({}), '/modules/new');
  const service = stepButton(page, 'Servizio');
  const progress = page.getByRole('progressbar', { name: 'Completezza della pratica' });
  const next = page.getByRole('button', { name: 'Avanti', exact: true });
  await expect(service).not.toHaveAccessibleName(/completato/);
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await expect(next).toBeInViewport({ ratio: 1 });
  await goToNextStep(page, 'Beneficiario');
  await expect(service).toHaveAccessibleName(/completato/);
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('a step stays locked until those before it are filled, and says why', async ({ page }) => {
  await openPageAs(page, await createMember({}), '/modules/new');
  // The current year is proposed; without a year nothing goes on.
  await expect(field(page, 'Anno di riferimento')).toHaveValue(/^20\d\d$/);
  await field(page, 'Anno di riferimento').selectOption({ index: 0 });
  await expect(page.getByRole('button', { name: 'Avanti', exact: true })).toBeDisabled();
  const locked = stepButton(page, 'Manufatti');
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(locked).toHaveAccessibleDescription(/.{10,}/);
  await locked.click({ force: true });
  await expect(stepHeading(page, 'Servizio')).toBeVisible();
});

test('a tax code that is not recognised is said and blocks nothing', async ({ page }) => {
  await openPageAs(page, await createMember({}), '/modules/new');
  await page.getByRole('radio', { name: /^Ecobonus/ }).check();
  await field(page, 'Anno di riferimento').selectOption(String(ecobonusForm().annoRiferimento));
  await goToNextStep(page, 'Beneficiario');
  await field(page, 'Codice fiscale').fill(
    `${taxCode(ORTENSIA).slice(0, 15)}${taxCode(ORTENSIA).endsWith('A') ? 'B' : 'A'}`,
  );
  await expect(
    page.getByRole('alert').filter({
      hasText:
        'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi',
    }),
  ).toBeVisible();
});

test('Bonus Casa asks for a natural person and skips heating and expenses', async ({ page }) => {
  await openPageAs(page, await createMember({}), '/modules/new');
  await page.getByRole('radio', { name: 'Persona giuridica' }).check();
  await page.getByRole('radio', { name: /^Bonus Casa/ }).check();
  await expect(page.getByRole('radio', { name: /^Persona giuridica/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Persona fisica' })).toBeChecked();
  await expect(stepButton(page, 'Impianto termico esistente')).toHaveCount(0);
  await expect(stepButton(page, 'Documentazione')).toHaveCount(1);
});
