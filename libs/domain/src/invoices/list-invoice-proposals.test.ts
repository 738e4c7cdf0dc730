import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  dossierInvoice,
  invoiceContext,
  invoiceLine as line,
} from '../../test/invoice-fixtures.js';
import { calculateControlCharacter, type DossierForm, createEmptyDossierForm } from '../index.js';
import { findWorkSite } from './invoice-address.js';
import { splitStreet } from './split-street.js';
import { listInvoiceDifferences } from './list-invoice-differences.js';
import { listInvoiceProposals } from './list-invoice-proposals.js';
import { splitPersonName } from './party-name.js';

const MILANO = {
  name: 'Milano',
  cap: '20121',
  province: 'MI',
  climateZone: 'E',
  code: 'F205',
} as const;
const WINDOWS = line('Finestra PVC triplo vetro 1200x1400, Uw 1,1', 8000, {
  quantity: 4,
  unit: 'pz',
});
const FITTING = line('Posa in opera finestre', 1000);
const context = invoiceContext({
  person: { genere: 'M', nascita: '1980-01-01', comune: 'Milano', provincia: 'MI' },
  residence: {
    street: 'Via Roma',
    number: '12',
    municipality: MILANO,
    text: 'Via Roma, 12, 20121 Milano',
    invoiceId: 1,
  },
});
const propose = (form: DossierForm, invoices = [dossierInvoice([WINDOWS, FITTING])]) =>
  Object.fromEntries(
    listInvoiceProposals(form, invoices, context).map(({ field, value }) => [field, value]),
  );

describe('proposals for an empty dossier', () => {
  it('fill more than thirty fields', () => {
    const values = propose(createEmptyDossierForm());
    expect(values).toMatchObject({
      beneficiarySsn: 'RSSMRA80A01F205X',
      beneficiaryFirstName: 'Mario',
      beneficiaryLastName: 'Rossi',
      beneficiaryGender: 'M',
      beneficiaryBirthDate: '1980-01-01',
      beneficiaryBirthMunicipality: 'Milano',
      beneficiaryResidentialAddress: 'Via Roma',
      beneficiaryResidentialAddressNumber: '12',
      beneficiaryResidentialZip: '20121',
      immovableMunicipality: 'Milano',
      immovableMunicipalityCode: 'F205',
      interventionStartDate: '2026-09-20',
      interventionEndDate: '2026-09-20',
      annoRiferimento: 2026,
      'manufatti.serramenti': [
        expect.objectContaining({
          superficie: 6.72,
          trasmittanzaPost: 1.1,
          tipologiaInfisso: 'finestra',
          tipologiaTelaioPost: 'pvc',
          tipologiaVetroPost: 'triplo',
        }),
      ],
      'spese.spesaDetraibileSerramenti': 9900,
    });
    expect(Object.keys(values).length).toBeGreaterThan(25);
  });

  it('are none where the dossier says the same, and none without an invoice', () => {
    const same = validDossierForm({
      beneficiaryFirstName: 'MARIO',
      beneficiaryLastName: 'ROSSI',
      beneficiaryResidentialAddress: 'Via  roma',
    });
    expect(Object.keys(propose(same))).not.toEqual(
      expect.arrayContaining(['beneficiaryFirstName']),
    );
    expect(Object.keys(propose(same))).not.toContain('beneficiaryResidentialAddress');
    expect(listInvoiceProposals(same, [], context)).toEqual([]);
  });

  it('of a company have its name and no person', () => {
    const invoice = dossierInvoice([WINDOWS], {
      customer: {
        name: 'Alfa Srl',
        vatNumber: '12345678903',
        taxCode: null,
        address: null,
        zip: null,
        municipality: null,
        province: null,
      },
    });
    const values = propose(createEmptyDossierForm(), [invoice]);
    expect(values).toMatchObject({ isCompany: true, beneficiaryCompanyName: 'Alfa Srl' });
    expect(values).not.toHaveProperty('beneficiaryFirstName');
  });

  it('take dates that a text says before those of invoices', () => {
    const invoice = dossierInvoice([WINDOWS, FITTING], {
      causes: ['Inizio lavori 01/09/2026, fine lavori: 15.9.2026'],
    });
    expect(propose(createEmptyDossierForm(), [invoice])).toMatchObject({
      interventionStartDate: '2026-09-01',
      interventionEndDate: '2026-09-15',
    });
  });

  it('leave sizes alone that the dossier has', () => {
    expect(propose(validDossierForm())).not.toHaveProperty('manufatti.serramenti');
  });
});

it('values that the dossier has otherwise are differences', () => {
  const form = validDossierForm({ beneficiaryLastName: 'Bianchi' });
  const proposals = listInvoiceProposals(form, [dossierInvoice([WINDOWS, FITTING])], context);
  const differences = listInvoiceDifferences(form, proposals);
  expect(differences.map(({ field }) => field)).toContain('beneficiaryLastName');
  expect(
    differences.find(({ field }) => field.endsWith('spesaDetraibileSerramenti')),
  ).toMatchObject({
    inDossier: 900,
    inInvoice: 9900,
    message: expect.stringContaining('La pratica dice 900,00\u00a0€, le fatture 9.900,00\u00a0€.'),
  });
});

const withControl = (code: string): string => code + calculateControlCharacter(code);

describe('names of people', () => {
  it.each([
    ['Mario Rossi', 'RSSMRA80A01F205X', 'Mario', 'Rossi'],
    ['ROSSI MARIO', 'RSSMRA80A01F205X', 'Mario', 'Rossi'],
    ["D'ANGELO MARIA TERESA", withControl('DNGMTR80A41F205'), 'Maria Teresa', "D'Angelo"],
  ])('%s by %s', (name, code, firstName, lastName) => {
    expect(splitPersonName(name, code)).toEqual({ firstName, lastName });
  });
  it.each([
    ['Rossi', 'RSSMRA80A01F205X'],
    ['Luigi Verdi', 'RSSMRA80A01F205X'],
    ['Mario Rossi', '12345678903'],
  ])('%s is not divided by %s', (name, code) => {
    expect(splitPersonName(name, code)).toBeNull();
  });
});

describe('addresses', () => {
  it.each([
    ['Via Roma, 12', 'Via Roma', '12'],
    ['VIA ROMA 12/A', 'Via Roma', '12/A'],
    ['Via XX Settembre n. 3', 'Via XX Settembre', '3'],
    ['Piazza Duomo', 'Piazza Duomo', null],
    ['Via Roma snc', 'Via Roma', 'SNC'],
  ])('%s', (text, street, number) => {
    expect(splitStreet(text)).toEqual({ street, number });
  });

  it.each([
    [
      'Lavori presso immobile in Via Garibaldi 7, 24121 Bergamo (BG)',
      {
        street: 'Via Garibaldi',
        number: '7',
        zip: '24121',
        municipality: 'Bergamo',
        province: 'BG',
      },
    ],
    [
      'Cantiere: Viale dei Tigli, 15/B - Treviglio (BG)',
      { street: 'Viale dei Tigli', number: '15/B', zip: null, municipality: 'Treviglio' },
    ],
  ])('of the works: %s', (cause, expected) => {
    expect(findWorkSite([dossierInvoice([WINDOWS], { causes: [cause] })])).toMatchObject(expected);
  });

  it.each(['Merce resa franco cantiere', 'Via Roma 12', 'Cantiere via Roma'])(
    'of the works is not sure in %s',
    (cause) => {
      expect(findWorkSite([dossierInvoice([WINDOWS], { causes: [cause] })])).toBeNull();
    },
  );
});
