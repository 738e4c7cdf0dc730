import { describe, expect, it } from '@jest/globals';
import { COMMON_INVOICES } from '../../test/common-invoices.js';
import { invoiceContext } from '../../test/invoice-fixtures.js';
import { ODD_INVOICES } from '../../test/odd-invoices.js';
import { toWrittenInvoices, type WrittenCase } from '../../test/written-invoices.js';
import {
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptySchermatura,
  createEmptySerramento,
} from '../index.js';
import { listInvoiceProposals } from './list-invoice-proposals.js';

const CASES = [...COMMON_INVOICES, ...ODD_INVOICES];
const EMPTY_ROW: Record<string, unknown> = {
  ...createEmptySerramento(),
  ...createEmptySchermatura(),
  ...createEmptyChiusura(),
};

type Values = Record<string, unknown>;
const NAMES = { serramenti: 'Serramenti', schermature: 'Schermature', chiusure: 'Chiusure' };

/** What a person reads, by field of the dossier. */
const listRead = ({ read }: WrittenCase): Values =>
  Object.fromEntries(
    Object.entries(read).flatMap(([type, { rows = [], ...costs }]) => [
      ...Object.entries(costs).map(([field, value]) => [
        `spese.${field}${NAMES[type as keyof typeof NAMES]}`,
        value,
      ]),
      ...listRowValues(type, rows as Values[]),
    ]),
  ) as Values;

const listRowValues = (type: string, rows: readonly Values[]): [string, unknown][] =>
  rows.flatMap((row, index) =>
    Object.entries(row)
      .filter(([field, value]) => value !== null && value !== EMPTY_ROW[field])
      .map(([field, value]): [string, unknown] => [`${type}.${index}.${field}`, value]),
  );

/** Costs and products that the rules propose for an empty dossier. */
const listProposed = ({ invoices }: WrittenCase): Values =>
  Object.fromEntries(
    listInvoiceProposals(
      createEmptyDossierForm(),
      toWrittenInvoices(invoices),
      invoiceContext(),
    ).flatMap(({ field, value }) =>
      field.startsWith('manufatti.')
        ? listRowValues(field.slice('manufatti.'.length), value as Values[])
        : field.startsWith('spese.')
          ? [[field, value]]
          : [],
    ),
  ) as Values;

function compare(one: WrittenCase) {
  const [read, proposed] = [listRead(one), listProposed(one)];
  const fields = Object.keys(read);
  const right = fields.filter((field) => proposed[field] === read[field]);
  return {
    right,
    missing: fields.filter((field) => proposed[field] === undefined),
    wrong: Object.keys(proposed).filter((field) => proposed[field] !== read[field]),
    all: fields.length,
    proposed,
  };
}

describe('thirty invoices as fitters write them', () => {
  it('are thirty, each with something to read', () => {
    expect(CASES).toHaveLength(30);
    for (const one of CASES) expect(Object.keys(listRead(one)).length).toBeGreaterThan(1);
  });

  it.each(CASES.map((one) => [one.what, one] as const))(
    '%s: nothing wrong is proposed',
    (_, one) => {
      const { wrong, missing, proposed } = compare(one);
      expect([wrong.map((field) => [field, proposed[field]]), missing]).toEqual([
        [],
        expect.any(Array),
      ]);
    },
  );

  it('get at least nine of ten values that a person reads', () => {
    const results = CASES.map(compare);
    const all = results.reduce((sum, result) => sum + result.all, 0);
    const right = results.reduce((sum, result) => sum + result.right.length, 0);
    expect(all).toBeGreaterThan(200);
    expect(right / all).toBeGreaterThanOrEqual(0.9);
  });
});
