import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { NO_PRODUCTS, validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { invoiceContext, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import {
  arbitraryDocument,
  writeDocument,
  writeSimplified,
  type RandomDocument,
  type RandomLine,
  type WrittenDocument,
} from '../../test/random-invoices.js';
import { createEmptySpese, BUILT_IN_SETTINGS, type DossierForm } from '../index.js';
import { checkCurrencies, checkExpenses, checkUnassigned } from './checks/check-sums.js';
import { checkVat } from './checks/check-vat.js';
import type { DossierInvoice } from './dossier-invoice.js';
import { calculateInvoiceCosts, sumCosts, type InvoiceCosts } from './invoice-costs.js';
import { listCostProposals } from './propose-costs.js';

/** Documents of a dossier, and what the customer pays for all of them in cents. */
interface Scenario {
  documents: WrittenDocument[];
  total: number;
}

const addTotals = (documents: readonly WrittenDocument[]): number =>
  documents.reduce((sum, { total }) => sum + total, 0);
const euro = (cents: number): string => (cents / 100).toFixed(2);

const DEPOSIT_NUMBER = '7';
const RELATED = { DatiFattureCollegate: { IdDocumento: DEPOSIT_NUMBER, Data: '2026-08-01' } };

const payOf = (amount: number) => ({
  DatiPagamento: {
    DettaglioPagamento: { ModalitaPagamento: 'MP05', ImportoPagamento: euro(amount) },
  },
});

/** A document without what makes its payment differ from its total. */
const payable = (random: RandomDocument): RandomDocument => ({
  ...random,
  splitPayment: 'none',
  isNegative: false,
});

const writeDeposit = (line: RandomLine): WrittenDocument =>
  writeDocument(
    {
      lines: [{ ...line, text: 'Acconto fornitura finestre', quantity: 1, discount: 0 }],
      type: 'TD02',
      fund: 0,
      hasFundVat: false,
      hasWithholding: false,
      stamp: 'none',
      accessory: 0,
      rateRounding: 0,
      rounding: 0,
      discount: 0,
      discountOn: 'none',
      splitPayment: 'none',
      isTotalWritten: true,
      isNegative: false,
    },
    { document: { Numero: DEPOSIT_NUMBER, Data: '2026-08-01' } },
  );

type Writer = (random: RandomDocument) => Scenario;

const writeOne: Writer = (random) => {
  const document = writeDocument(random);
  return { documents: [document], total: document.total };
};

const writeOneSimplified: Writer = (random) => {
  const document = writeSimplified(random);
  return { documents: [document], total: document.total };
};

/** A credit note over a part, with positive or negative sums. */
const writeCredited: Writer = (random) => {
  const document = writeDocument(payable(random));
  const note = writeDocument(
    {
      ...random,
      lines: random.lines.slice(0, 1),
      type: 'TD04',
      discountOn: 'none',
      // A rounding must not turn the sign of a note over cents.
      rounding: 0,
      rateRounding: 0,
    },
    { document: { Numero: '13' } },
  );
  return { documents: [document, note], total: document.total - Math.abs(note.total) };
};

/** The balance takes the deposit off in a line. */
const writeDeducted: Writer = (random) => {
  const { lines } = random;
  const [first] = lines as [RandomLine];
  const deposit = writeDeposit(first);
  const deduction: RandomLine = {
    ...first,
    text: 'A dedurre acconto fattura 7',
    quantity: 1,
    discount: 0,
    price: -first.price,
  };
  const balance = writeDocument(
    { ...payable(random), lines: [...lines, deduction], discountOn: 'none' },
    { general: RELATED },
  );
  const documents = [deposit, balance];
  return { documents, total: addTotals(documents) };
};

/** The balance bills all again and leaves less to pay. */
const writeContained: Writer = (random) => {
  const [first] = random.lines as [RandomLine];
  const deposit = writeDeposit(first);
  const whole = { ...payable(random), isTotalWritten: true };
  const { total, invoice } = writeDocument(whole);
  const withheld = Math.round((invoice.withholding ?? 0) * 100);
  const left = total - withheld - deposit.total;
  const balance = writeDocument(whole, { general: RELATED, body: payOf(left) });
  return {
    documents: [deposit, balance],
    // Nothing left to pay does not say that the deposit is in it.
    total: left > 0 ? balance.total : addTotals([deposit, balance]),
  };
};

const toSources = (documents: readonly WrittenDocument[]): DossierInvoice[] =>
  documents.map(({ invoice }, index) => ({
    id: index + 1,
    invoice,
    isTampered: false,
    otherDossierIds: [],
  }));

/** Cents that the proposals say, and what is told as not counted. */
function sumProposals({ lines, ...costs }: InvoiceCosts) {
  const proposals = listCostProposals({ lines, ...costs });
  const values = proposals.filter(({ field }) => /spesaDetraibile|speseProfessionali/.test(field));
  return {
    spese: Object.fromEntries(proposals.map(({ field, value }) => [field.slice(6), value])),
    isProposed: values.length > 0,
    cents:
      values.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0) +
      sumCosts(lines.filter(({ part }) => part === 'altro')).gross,
  };
}

const FORM = validDossierForm({
  manufatti: { ...NO_PRODUCTS, serramenti: [validWindow()] },
});

function listSumDoubts(invoices: DossierInvoice[], costs: InvoiceCosts, spese: object): string[] {
  const form: DossierForm = { ...FORM, spese: { ...createEmptySpese(), ...spese } };
  const checked = {
    form,
    invoices,
    costs,
    context: invoiceContext(),
    settings: BUILT_IN_SETTINGS,
  };
  return [checkExpenses, checkUnassigned, checkCurrencies, checkVat]
    .flatMap((check) => check(checked))
    .map(({ message }) => message)
    .filter((message) => !/beni significativi|IVA al 4 %/.test(message));
}

describe('ten thousand random documents', () => {
  let proposed = 0;
  it.each<[string, Writer, number]>([
    ['alone', writeOne, 5_500],
    ['simplified', writeOneSimplified, 1_000],
    ['with a credit note', writeCredited, 1_000],
    ['whose balance deducts a deposit', writeDeducted, 1_250],
    ['whose balance contains a deposit', writeContained, 1_250],
  ])('%s: proposals add up to the cent and nothing is doubted', (_, write, numRuns) => {
    fc.assert(
      fc.property(arbitraryDocument(), (random) => {
        const { documents, total } = write(random);
        const invoices = toSources(documents);
        const costs = calculateInvoiceCosts(invoices, ['serramenti'], WORKS_COSTS);
        const { spese, isProposed, cents } = sumProposals(costs);
        if (isProposed) proposed += 1;
        expect({
          counted: sumCosts(costs.lines).gross,
          proposed: isProposed ? cents : total,
          told: documents.flatMap(({ remarks }) => remarks),
          doubts: listSumDoubts(invoices, costs, spese),
        }).toEqual({ counted: total, proposed: total, told: [], doubts: [] });
      }),
      { numRuns },
    );
  });

  it('have proposals in most of them', () => {
    expect(proposed).toBeGreaterThan(5_000);
  });
});
