import { describe, expect, it } from '@jest/globals';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import type { DossierInvoice } from './dossier-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listCostProposals, listUnassignedCosts } from './propose-costs.js';

type Told = [field: string, value: unknown, reason: string];
const propose = (...invoices: DossierInvoice[]) =>
  listCostProposals(calculateInvoiceCosts(invoices, [], WORKS_COSTS));
const tell = (...invoices: DossierInvoice[]): Told[] =>
  propose(...invoices).map(({ field, value, reason }) => [
    field.replace('spese.', ''),
    value,
    reason,
  ]);
const fieldsOf = (...invoices: DossierInvoice[]) => tell(...invoices).map(([field]) => field);

const WINDOWS = line('Fornitura finestre in PVC', 8000);
const FITTING = line('Posa in opera dei serramenti', 1000);
const AT = 'Fattura n. 12 del 20/09/2026';
const OTHER = { number: '13', date: '2026-10-01' };
const ALSO_AT = 'fattura n. 13 del 01/10/2026';

describe('where a cost comes from', () => {
  it('is said for each of them', () => {
    const invoices = [
      dossierInvoice([WINDOWS, FITTING]),
      dossierInvoice([line('Pratica ENEA', 100)], OTHER),
    ];
    expect(tell(...invoices)).toEqual([
      ['fornituraSerramenti', 8000, `${AT}, riga 1: 8.000,00\u00a0€ senza IVA.`],
      ['posaSerramenti', 1000, `${AT}, riga 2: 1.000,00\u00a0€ senza IVA.`],
      ['aliquotaIvaSerramenti', 10, 'Aliquota IVA di tutte le righe di fornitura e posa: 10 %.'],
      ['spesaDetraibileSerramenti', 9900, `${AT}, righe 1 e 2: 9.900,00\u00a0€ IVA compresa.`],
      [
        'speseProfessionaliSerramenti',
        110,
        'Fattura n. 13 del 01/10/2026, riga 1: 110,00\u00a0€ IVA compresa.',
      ],
    ]);
    expect(propose(...invoices).map(({ invoiceId }) => invoiceId)).toEqual(
      [0, 0, 0, 0, 1].map((place) => invoices[place]?.id),
    );
  });

  it('is said where there is none', () => {
    const told = tell(dossierInvoice([WINDOWS]));
    expect(told).toContainEqual([
      'posaSerramenti',
      0,
      'Nessuna riga delle fatture riguarda la posa.',
    ]);
    expect(told).toContainEqual([
      'speseProfessionaliSerramenti',
      0,
      'Nessuna riga delle fatture riguarda prestazioni professionali.',
    ]);
  });

  const windows = (count: number) => Array.from({ length: count }, () => line('Finestra', 10));
  it.each<[string, DossierInvoice[], string]>([
    ['three lines', [dossierInvoice(windows(3))], `${AT}, righe 1, 2 e 3: 30,00\u00a0€ senza IVA.`],
    [
      'four lines',
      [dossierInvoice(windows(4))],
      `${AT}, righe 1, 2, 3 e 4: 40,00\u00a0€ senza IVA.`,
    ],
    ['five lines', [dossierInvoice(windows(5))], `${AT}, 5 righe: 50,00\u00a0€ senza IVA.`],
    [
      'two invoices',
      [dossierInvoice(windows(2)), dossierInvoice(windows(1), OTHER)],
      `${AT}, righe 1 e 2; ${ALSO_AT}, riga 1: 30,00\u00a0€ senza IVA.`,
    ],
  ])('is said with %s', (_, invoices, reason) => {
    const [supply] = propose(...invoices);
    expect(supply).toMatchObject({ reason, invoiceId: invoices.at(-1)?.id });
  });
});

describe('supply and fitting', () => {
  const whole = ['spesaDetraibileSerramenti', 'speseProfessionaliSerramenti'];
  const split = ['fornituraSerramenti', 'posaSerramenti', ...whole];
  const rated = [...split.slice(0, 2), 'aliquotaIvaSerramenti', ...whole];
  const atRate = (vatRate: number) =>
    dossierInvoice([line('Finestra', 100, { vatRate }), line('Posa finestra', 10, { vatRate })]);
  const fitted = (net: number) => line('Fornitura e posa di finestre', net);
  const deposit = (net: number) => line('Acconto finestre', net, { vatRate: 0 });

  it.each<[string, DossierInvoice, string[], string]>([
    ['at 22 %', atRate(22), rated, 'a rate of the form'],
    ['at 10 %', atRate(10), rated, 'a rate of the form'],
    ['at 4 %', atRate(4), rated, 'a rate of the form'],
    ['at 0 %', atRate(0), rated, 'a rate of the form'],
    ['at 5 %', atRate(5), split, 'no rate of the form'],
    ['one price for a part', dossierInvoice([WINDOWS, fitted(100)]), whole, 'not told apart'],
    [
      'one price that is taken back',
      dossierInvoice([WINDOWS, fitted(100), fitted(-100)]),
      whole,
      'not told apart',
    ],
    ['fees alone', dossierInvoice([line('Pratica ENEA finestre', 100)]), [], 'no expense yet'],
    ['fitting alone', dossierInvoice([FITTING]), whole, 'the supply is elsewhere'],
    ['a deposit left over', dossierInvoice([WINDOWS, deposit(100)]), whole, 'not told apart'],
    [
      'a deposit taken off, to five cents',
      dossierInvoice([WINDOWS, deposit(100), deposit(-99.95)]),
      rated,
      'rounding',
    ],
    [
      'a deposit taken off, six cents away',
      dossierInvoice([WINDOWS, deposit(100), deposit(-99.94)]),
      whole,
      'more than rounding',
    ],
    [
      'more than the deposit taken off',
      dossierInvoice([WINDOWS, deposit(100), deposit(-101)]),
      whole,
      'more than rounding',
    ],
    ['nothing in all', dossierInvoice([WINDOWS, line('Reso finestre', -8000)]), [], 'taken back'],
  ])('%s', (_, invoice, expected, _source) => {
    expect(fieldsOf(invoice)).toEqual(expected);
  });
});

describe('costs of several products', () => {
  const unassigned = (...lines: ReturnType<typeof line>[]) =>
    listUnassignedCosts(
      calculateInvoiceCosts(
        [dossierInvoice([line('Finestre', 10), line('Persiane', 10), ...lines])],
        [],
        WORKS_COSTS,
      ).lines,
    ).map(({ line: { description } }) => description);
  const deposit = (net: number) => line('Acconto', net, { vatRate: 0 });

  it.each<[string, ReturnType<typeof line>[], string[], string]>([
    ['fitting', [line('Posa', 100)], ['Posa'], 'of which?'],
    ['fees', [line('Pratica ENEA', 100)], ['Pratica ENEA'], 'of which?'],
    ['other works', [line('Tinteggiatura', 100)], [], 'do not count'],
    ['a deposit', [deposit(100)], ['Acconto'], 'of which?'],
    ['a deposit taken off', [deposit(100), deposit(-100)], [], 'adds up to nothing'],
    ['to five cents', [deposit(100), deposit(-100.05)], [], 'rounding'],
    [
      'six cents away',
      [deposit(100), deposit(-100.06)],
      ['Acconto', 'Acconto'],
      'more than rounding',
    ],
    ['fitting and a deposit taken off', [line('Posa', 100), deposit(1), deposit(-1)], ['Posa'], ''],
    ['nothing', [], [], 'all are named'],
  ])('%s', (_, lines, expected, _source) => expect(unassigned(...lines)).toEqual(expected));
});
