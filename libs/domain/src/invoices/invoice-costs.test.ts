import { describe, expect, it } from '@jest/globals';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import type { ExpenseType } from '../dossier/index.js';
import type { EInvoice, InvoiceLine, InvoiceVatSummary } from './e-invoice.js';
import { calculateInvoiceCosts, groupByInvoice, sumCosts, type CostPart } from './invoice-costs.js';

const costLines = (
  lines: readonly InvoiceLine[],
  change: Partial<EInvoice> = {},
  products: readonly ExpenseType[] = [],
) => calculateInvoiceCosts([dossierInvoice(lines, change)], products, WORKS_COSTS).lines;

describe('what a line is paid for', () => {
  it.each<[string, string, CostPart, string]>([
    ['Finestre PVC', 'TD01', 'fornitura', 'the supply'],
    ['Posa in opera finestre', 'TD01', 'posa', 'the fitting'],
    ['Fornitura e posa di finestre', 'TD01', 'insieme', 'one price for both'],
    ['Pratica ENEA', 'TD01', 'professionale', 'a fee'],
    ['Pratica ENEA, acconto', 'TD01', 'professionale', 'a fee stays one'],
    ['Tinteggiatura pareti', 'TD01', 'altro', 'other works'],
    ['Acconto finestre', 'TD01', 'acconto', 'a deposit'],
    ['Acconto fornitura e posa finestre', 'TD01', 'acconto', 'a deposit on both'],
    ['Come da accordi', 'TD02', 'acconto', 'TD02: acconto su fattura'],
    ['Come da accordi', 'TD01', 'altro', 'says nothing'],
    ['Come da accordi', 'TD04', 'insieme', 'takes back what was billed'],
    ['Posa in opera finestre', 'TD04', 'posa', 'takes back the fitting'],
  ])('%s in %s: %s', (description, documentType, part, _source) => {
    expect(costLines([line(description, 100)], { documentType })[0]?.part).toBe(part);
  });
});

describe('the product of a line', () => {
  const productsOf = (texts: readonly string[], products: readonly ExpenseType[] = []) =>
    costLines(
      texts.map((text) => line(text, 100)),
      {},
      products,
    ).map(({ product }) => product);

  it.each<[string[], ExpenseType[], (ExpenseType | null)[], string]>([
    [['Finestre', 'Posa'], [], ['serramenti', 'serramenti'], 'no other is named'],
    [['Finestre', 'Persiane', 'Posa'], [], ['serramenti', 'chiusure', null], 'two are named'],
    [['Posa'], ['chiusure'], ['chiusure'], 'the dossier has no other'],
    [['Finestre', 'Posa'], ['chiusure'], ['serramenti', null], 'the dossier has another'],
    [['Posa'], [], [null], 'none is known'],
  ])('%j in a dossier of %j', (texts, products, expected, _source) => {
    expect(productsOf(texts, products)).toEqual(expected);
  });
});

/** Cents of VAT of each line. */
const taxes = (lines: readonly InvoiceLine[], vatSummary?: readonly Partial<InvoiceVatSummary>[]) =>
  costLines(
    lines,
    vatSummary === undefined
      ? {}
      : {
          vatSummary: vatSummary.map((row) => ({
            rate: 10,
            taxable: 0,
            tax: 0,
            splitPayment: false,
            nature: null,
            ...row,
          })),
        },
  ).map(({ net, gross }) => gross - net);
const priced = (...nets: number[]) => nets.map((net) => line('Finestra', net));

describe('the VAT of lines (art. 21 D.P.R. 633/1972: by rate)', () => {
  it.each<[string, InvoiceLine[], Partial<InvoiceVatSummary>[] | undefined, number[], string]>([
    ['of one rate', priced(100, 50), undefined, [1000, 500], '10 %'],
    [
      'of two rates',
      [line('Finestra', 100), line('Posa finestra', 100, { vatRate: 22 })],
      undefined,
      [1000, 2200],
      'each its own',
    ],
    ['rounded', priced(0.33, 0.33, 0.33), undefined, [3, 4, 3], '10 cents in all'],
    [
      'as the invoice states it',
      priced(100, 300),
      [{ taxable: 400, tax: 40.04 }],
      [1001, 3003],
      '40,04 € in all',
    ],
    [
      'stated in two rows',
      priced(100, 300),
      [
        { taxable: 150, tax: 15.02 },
        { taxable: 250, tax: 25.02 },
      ],
      [1001, 3003],
      '40,04 € in all',
    ],
    [
      'stated for another sum',
      priced(100, 300),
      [{ taxable: 500, tax: 50 }],
      [1250, 3750],
      'that of the summary',
    ],
    [
      'stated for another rate',
      priced(100, 300),
      [{ rate: 22, taxable: 400, tax: 88 }],
      [2200, 6600],
      'that of the summary',
    ],
    [
      'of lines that add up to nothing',
      priced(100, -100),
      [{ taxable: 0, tax: 0 }],
      [1000, -1000],
      'each its own',
    ],
    ['of a line with none', [line('Finestra', 100, { vatRate: 0 })], undefined, [0], '0 %'],
  ])('%s', (_, lines, vatSummary, expected, _source) => {
    expect(taxes(lines, vatSummary)).toEqual(expected);
  });
});

describe('lines that count', () => {
  it('have their number in the invoice, and none of a sum of zero', () => {
    const lines = costLines([line('Finestra', 10.01), line('Nota', 0), line('Posa finestra', 5)]);
    expect(lines.map(({ lineNumber, net, gross }) => [lineNumber, net, gross])).toEqual([
      [1, 1001, 1101],
      [3, 500, 550],
    ]);
    expect(sumCosts(lines)).toEqual({ net: 1501, gross: 1651 });
  });

  it('of a credit note are subtracted', () => {
    const [subtracted] = costLines([line('Finestra', 100)], { documentType: 'TD04' });
    expect(subtracted).toMatchObject({ net: -10_000, gross: -11_000 });
  });

  it('are grouped by their invoices, in order', () => {
    const [first, second] = [dossierInvoice(priced(1)), dossierInvoice(priced(2, 3))];
    const { lines } = calculateInvoiceCosts([first, second], [], WORKS_COSTS);
    const [a, b, c] = lines;
    expect(groupByInvoice(lines)).toEqual([
      { source: first, lines: [a] },
      { source: second, lines: [b, c] },
    ]);
  });
});
