import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import { type DossierForm, createEmptyOtherBeneficiary } from '../index.js';
import type { DossierInvoice } from './dossier-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listShareProposals } from './propose-shares.js';

const FIRST = 'RSSMRA80A01F205X';
const SECOND = 'VRDLGU80A01F205X';
const WINDOW = line('Finestra PVC 1200x1400', 700);
const FITTING = line('Posa in opera finestra', 100);
const PAINT = line('Tinteggiatura pareti', 50);

const billedTo = (taxCode: string, lines = [WINDOW, FITTING]): DossierInvoice => {
  const invoice = dossierInvoice(lines);
  invoice.invoice.customer = { ...invoice.invoice.customer, taxCode };
  return invoice;
};
const form = (...others: string[]): DossierForm =>
  validDossierForm({
    beneficiarySsn: FIRST,
    otherBeneficiaries: others.map((beneficiarySsn) => ({
      ...createEmptyOtherBeneficiary(),
      beneficiarySsn,
    })),
  });
const propose = (dossier: DossierForm, invoices: DossierInvoice[]): [string, unknown][] =>
  listShareProposals(dossier, calculateInvoiceCosts(invoices, ['serramenti'], WORKS_COSTS)).map(
    ({ field, value }) => [field, value],
  );

describe('shares of several beneficiaries', () => {
  // Art. 16-bis D.P.R. 917/1986: each deducts the expense that they bore.
  it.each<[string, DossierForm, DossierInvoice[], [string, unknown][]]>([
    [
      'each with invoices of their own',
      form(SECOND),
      [billedTo(FIRST), billedTo(SECOND, [FITTING]), billedTo(SECOND, [PAINT, FITTING])],
      [
        ['beneficiaryExpenseShare', 880],
        ['otherBeneficiaries.0.beneficiaryExpenseShare', 220],
      ],
    ],
    ['one invoice for both', form(SECOND), [billedTo(FIRST)], []],
    ['an invoice for another person', form(SECOND), [billedTo(FIRST), billedTo('X')], []],
    ['a beneficiary twice', form(FIRST), [billedTo(FIRST)], []],
    ['a single beneficiary', form(), [billedTo(FIRST)], []],
    ['no invoice', form(SECOND), [], []],
  ])('%s', (_, dossier, invoices, expected) => {
    expect(propose(dossier, invoices)).toEqual(expected);
  });

  it('name the invoices that they come from', () => {
    const [first] = listShareProposals(
      form(SECOND),
      calculateInvoiceCosts([billedTo(FIRST), billedTo(SECOND)], ['serramenti'], WORKS_COSTS),
    );
    expect(first?.reason).toBe(
      'Intestate a questo beneficiario: fattura n. 12 del 20/09/2026, in tutto 880,00\u00a0€ IVA compresa. Conta chi ha pagato.',
    );
  });
});
