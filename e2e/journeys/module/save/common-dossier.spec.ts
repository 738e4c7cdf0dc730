import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  PHONE,
  collectPageErrors,
  successAlert,
  test,
} from '../../../support/page-helpers.js';
import {
  createInvoiceXml,
  createMember,
  createSentDossier,
  createVatNumber,
  ORTENSIA,
  PASSWORD,
  pdf,
  readDossier,
  romeDay,
  taxCode,
  type Member,
} from '../../../support/portal-kit.js';
import { TapCounter } from '../../../support/tap-counter.js';
import {
  field,
  readDossierId,
  stepHeading,
  getWorksDates,
} from '../../../support/wizard-helpers.js';

test.use({ viewport: PHONE, hasTouch: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the papers of a common dossier are called on a phone. */
const PAPERS = [
  'fattura saldo.pdf',
  'carta identità.pdf',
  'delega firmata.pdf',
  'atto notorio.pdf',
  'requisiti.pdf',
  'congruità.pdf',
  'DoP finestre uw.pdf',
].map((name) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) }));

async function goOn(page: Page, counter: TapCounter, title: string): Promise<void> {
  await counter.tap(button(page, 'Avanti'));
  await expect(stepHeading(page, title)).toBeVisible();
}

async function logInToNewDossier(page: Page, counter: TapCounter, me: Member): Promise<void> {
  await page.goto('/login');
  await counter.type(page.getByLabel('E-mail'), me.email);
  await counter.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await counter.tap(button(page, 'Login'));
  await expect(heading(page, /^Ciao/)).toBeVisible();
  await counter.tap(button(page, 'Nuova pratica'));
  await expect(stepHeading(page, 'Servizio')).toBeVisible();
}

async function fillBuilding(page: Page, counter: TapCounter): Promise<void> {
  await counter.type(field(page, 'Foglio'), '45');
  await counter.type(field(page, 'Particella'), '1180');
  await counter.type(field(page, 'Subalterno'), '7');
  await counter.choose(field(page, 'Categoria catastale'), 'A2');
  await goOn(page, counter, 'Caratteristiche immobile');
  await counter.type(field(page, 'Anno di costruzione (anche se stimato)'), '1974');
  await counter.type(page.getByLabel(/^Superficie utile/), '96,5');
  await counter.type(page.getByLabel(/^Numero totale delle unità/), '8');
  await counter.choose(field(page, 'Tipologia edilizia'), '0');
  await goOn(page, counter, 'Intervento');
}

async function fillWindows(page: Page, counter: TapCounter): Promise<void> {
  await counter.tap(button(page, 'Come l’ultima pratica'));
  for (const [index, size] of ['1200x1800', '120x140', '80x120'].entries()) {
    const sheet = page.getByRole('dialog', { name: `Serramento ${index + 1} di ${index + 1}` });
    await counter.type(sheet.getByLabel(/^Superficie/), size);
    await counter.tap(sheet.getByRole('button', { name: index < 2 ? 'Copia' : 'Fatto' }));
  }
  await goOn(page, counter, 'Impianto termico esistente');
}

async function fillHeating(page: Page, counter: TapCounter): Promise<void> {
  await counter.tap(button(page, 'Come l’ultima pratica'));
  const generator = page.getByRole('group', { name: 'Generatore 1' });
  await counter.type(generator.getByLabel(/^Rendimento/), '98');
  await counter.type(generator.getByLabel(/^Potenza utile/), '24');
  await goOn(page, counter, 'Dettagli economici');
}

async function addPapersAndSend(
  page: Page,
  counter: TapCounter,
  papers: typeof PAPERS,
): Promise<void> {
  const area = page.getByRole('group', { name: 'Più documenti insieme' });
  await counter.pickFiles(area.locator('input[type=file]').first(), papers);
  await counter.tap(button(page, 'Carica tutti'));
  await expect(page.getByText('Tutti i documenti obbligatori sono caricati.')).toBeVisible();
  await counter.tap(button(page, 'Rileggi e invia'));
  await counter.tap(button(page, 'Salva e invia'));
  await counter.tap(page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }));
  await expect(successAlert(page)).toContainText('Pratica salvata ed inviata con successo');
}

/** Figures of the two ways, to be compared. */
const counted: Partial<Record<'typed' | 'invoice', { taps: number; fields: number }>> = {};

function report(counter: TapCounter, way: keyof typeof counted): void {
  counted[way] = { taps: counter.taps, fields: counter.typed };
  test.info().annotations.push({
    type: `common dossier, ${way}`,
    description: `${counter.taps} taps, ${counter.typed} fields, ${counter.seconds} s`,
  });
}

test.describe.configure({ mode: 'serial' });

test('a common dossier on a phone takes at most 60 taps and 22 typed fields', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = collectPageErrors(page);
  const me = await createMember({ packages: [{ credits: 10 }] });
  await createSentDossier(me);
  const counter = new TapCounter();
  await logInToNewDossier(page, counter, me);
  await goOn(page, counter, 'Beneficiario');
  await counter.type(field(page, 'Nome'), 'Ortensia');
  await counter.type(field(page, 'Cognome'), 'Brughetti');
  await counter.type(field(page, 'Codice fiscale'), taxCode(ORTENSIA));
  await counter.type(field(page, 'Telefono'), '3330001122');
  await goOn(page, counter, 'Residenza');
  const municipality = page.getByRole('combobox', { name: 'Comune', exact: true });
  await counter.type(municipality, 'bergam');
  await counter.tap(page.getByRole('option', { name: /^Bergamo/ }).first());
  await counter.type(field(page, 'Indirizzo'), 'Via delle Ginestre 12/B');
  await goOn(page, counter, 'Ubicazione immobile');
  await counter.tap(button(page, 'Copia dati residenza'));
  await goOn(page, counter, 'Dati catastali');
  await fillBuilding(page, counter);
  await counter.type(field(page, 'Data d’inizio dei lavori'), getWorksDates().start);
  await counter.type(field(page, 'Data di ultimazione dei lavori (collaudo)'), getWorksDates().end);
  await goOn(page, counter, 'Manufatti');
  await fillWindows(page, counter);
  await fillHeating(page, counter);
  await counter.type(page.getByLabel(/^Spese congrue sostenute/), '4820,50');
  await goOn(page, counter, 'Documentazione');
  const id = await readDossierId(page);
  await addPapersAndSend(page, counter, PAPERS);

  expect(await readDossier(me.http, id)).toMatchObject({
    beneficiaryResidentialAddress: 'Via delle Ginestre',
    beneficiaryResidentialAddressNumber: '12/B',
    immovableAddressNumber: '12/B',
    immovableGeneralUse: 0,
    interventionOnImmovableType: 0,
    spese: { spesaDetraibileSerramenti: 4820.5, speseProfessionaliSerramenti: 0 },
  });
  expect(faults).toEqual([]);
  report(counter, 'typed');
  expect(counter.taps, 'taps').toBeLessThanOrEqual(60);
  expect(counter.typed, 'typed fields').toBeLessThanOrEqual(22);
});

/** The same three windows, as the fitter's program writes them: alike, they become one row. */
const invoice = (supplierVat: string) => ({
  name: 'IT01234567897_00058.xml',
  mimeType: 'text/xml',
  buffer: createInvoiceXml({
    supplierVat,
    number: '58',
    date: romeDay(-20),
    lines: [
      ...['1200x1800', '1200x1400', '800x1200'].map((size) => ({
        description: `Fornitura finestra in PVC con triplo vetro ${size} mm, Uw 1,1 W/m²K`,
        net: 1200,
        unit: 'pz',
      })),
      { description: 'Posa in opera dei serramenti', net: 600 },
    ],
  }),
});

/** What no invoice says: "Avanti" opens the row at what it misses. */
async function describeOldWindows(page: Page, counter: TapCounter): Promise<void> {
  await counter.tap(button(page, 'Avanti'));
  const sheet = page.getByRole('dialog', { name: 'Serramento 1 di 1' });
  await counter.choose(sheet.getByLabel(/^Telaio prima/), { label: 'Legno' });
  await counter.choose(sheet.getByLabel(/^Vetro prima/), { label: 'Singolo' });
  await counter.tap(sheet.getByRole('button', { name: 'Fatto' }));
}

test('with its e-invoice a common dossier takes fewer taps and fewer fields', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = collectPageErrors(page);
  const vat = createVatNumber();
  const me = await createMember({ packages: [{ credits: 10 }], vat });
  await createSentDossier(me);
  const counter = new TapCounter();
  await logInToNewDossier(page, counter, me);
  const area = page.getByRole('group', { name: 'Fatture elettroniche' });
  await counter.pickFiles(area.locator('input[type=file]').first(), [invoice(vat)]);
  const proposals = page.getByRole('dialog', { name: 'Fatture elettroniche' });
  await counter.tap(proposals.getByRole('button', { name: 'Usa tutti' }));
  await expect(proposals.getByText('Le fatture non hanno altro da aggiungere')).toBeVisible();
  await counter.tap(proposals.getByRole('button', { name: 'Chiudi' }).last());
  await goOn(page, counter, 'Beneficiario');
  await counter.type(field(page, 'Telefono'), '3330001122');
  await goOn(page, counter, 'Residenza');
  await goOn(page, counter, 'Ubicazione immobile');
  await goOn(page, counter, 'Dati catastali');
  await fillBuilding(page, counter);
  await counter.type(field(page, 'Data d’inizio dei lavori'), getWorksDates().start);
  await goOn(page, counter, 'Manufatti');
  await describeOldWindows(page, counter);
  await goOn(page, counter, 'Impianto termico esistente');
  await fillHeating(page, counter);
  await goOn(page, counter, 'Documentazione');
  const id = await readDossierId(page);
  const papers = PAPERS.filter(({ name }) => !name.startsWith('fattura'));
  await addPapersAndSend(page, counter, papers);

  expect(await readDossier(me.http, id)).toMatchObject({
    beneficiaryLastName: ORTENSIA.lastName,
    manufatti: { serramenti: [{ superficie: 4.8 }] },
  });
  expect(faults).toEqual([]);
  report(counter, 'invoice');
  expect(counted.invoice?.taps).toBeLessThan(counted.typed?.taps ?? 0);
  expect(counted.invoice?.fields).toBeLessThan(counted.typed?.fields ?? 0);
});
