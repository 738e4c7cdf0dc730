import type { ExpenseType } from '../dossier/index.js';
import { isCreditNote, type DossierInvoice } from './dossier-invoice.js';
import type { EInvoice, InvoiceLine } from './e-invoice.js';
import { buildInvoiceChain, type CountedInvoice, type InvoiceChain } from './invoice-chain.js';
import { divideInvoiceTotal, shareCents, type LineExtras } from './divide-invoice-total.js';
import { findLineProduct, isDepositLine, isDiscountLine, isStampLine } from './invoice-words.js';
import { isSupplyWithFitting } from './line-kinds.js';
import { addUp } from './taxable-parts.js';
import { createWorksCostMatcher, type WorksCostSettings } from './works-cost-words.js';

/**
 * What a line is paid for, where `insieme` is supply and fitting for one price and `connesso` what the
 * works need beside them, such as transport and disposal.
 */
export type CostPart =
  'fornitura' | 'posa' | 'insieme' | 'connesso' | 'professionale' | 'acconto' | 'altro';

/** Cents, with and without VAT. */
export interface CostSum {
  net: number;
  gross: number;
}

/** A line that counts, with its signed sums in cents. */
export interface CostLine extends CostSum {
  source: DossierInvoice;
  /** From 1. */
  lineNumber: number;
  line: InvoiceLine;
  part: CostPart;
  /** `null` where the line names no product and several are possible. */
  product: ExpenseType | null;
  /** Sums of the document that no line bills, as far as they are in `net`. */
  extras: LineExtras;
  /** A share of a line for several products. */
  isDivided?: true;
}

/** What the invoices of a dossier cost. */
export interface InvoiceCosts {
  chain: InvoiceChain;
  lines: CostLine[];
}

/** Sums the lines of all invoices that count. @param dossierProducts product types of the dossier */
export function calculateInvoiceCosts(
  invoices: readonly DossierInvoice[],
  dossierProducts: readonly ExpenseType[],
  settings: WorksCostSettings,
): InvoiceCosts {
  const chain = buildInvoiceChain(invoices);
  const isWorksCost = createWorksCostMatcher(settings);
  const only = findOnlyProduct(chain, dossierProducts, isWorksCost);
  return {
    chain,
    lines: divideWorksCosts(
      chain.counted.flatMap((counted) => listCostLines(counted, only, isWorksCost)),
    ),
  };
}

export const sumCosts = (lines: readonly CostSum[]): CostSum => ({
  net: lines.reduce((sum, { net }) => sum + net, 0),
  gross: lines.reduce((sum, { gross }) => sum + gross, 0),
});

/** The product of lines that name none, where no other comes into question. */
function findOnlyProduct(
  { counted }: InvoiceChain,
  dossierProducts: readonly ExpenseType[],
  isWorksCost: (description: string) => boolean,
): ExpenseType | null {
  const named = new Set([
    ...dossierProducts,
    ...counted.flatMap(({ source }) =>
      // "Smaltimento vecchie persiane" supplies none.
      source.invoice.lines.flatMap(({ description, kind }) =>
        kind === 'altro' && isWorksCost(description) ? [] : (findLineProduct(description) ?? []),
      ),
    ),
  ]);
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

function listCostLines(
  { source, sign }: CountedInvoice,
  only: ExpenseType | null,
  isWorksCost: (description: string) => boolean,
): CostLine[] {
  const { invoice } = source;
  const roles = invoice.lines.map((line) => ({
    part: findPart(line, invoice, isWorksCost),
    product: findLineProduct(line.description) ?? only,
  }));
  const divided = divideInvoiceTotal(
    invoice,
    roles.map(({ part, product }, index) => ({
      group: `${part} ${product}`,
      isFee: part === 'professionale',
      isStamp: part === 'altro' && isStampLine(invoice.lines[index]?.description ?? ''),
    })),
  );
  return invoice.lines.flatMap((line, index): CostLine[] => {
    const role = roles[index];
    const { net = 0, tax = 0, extras = {} } = divided[index] ?? {};
    if (role === undefined || (net === 0 && tax === 0)) return [];
    return [
      {
        source,
        lineNumber: index + 1,
        line,
        ...role,
        net: sign * net,
        gross: sign * (net + tax),
        extras: sign === 1 ? extras : negateExtras(extras),
      },
    ];
  });
}

const negateExtras = (extras: LineExtras): LineExtras =>
  Object.fromEntries(Object.entries(extras).map(([kind, cents]) => [kind, -cents]));

function findPart(
  { kind, description, net }: InvoiceLine,
  invoice: EInvoice,
  isWorksCost: (description: string) => boolean,
): CostPart {
  if (kind === 'professionale') return kind;
  if (isDepositLine(description)) return 'acconto';
  if (isSupplyWithFitting(description)) return 'insieme';
  // A discount lowers what is supplied and fitted, in parts that only the fitter knows.
  if (net < 0 && isDiscountLine(description)) return 'insieme';
  if (kind !== 'altro') return kind;
  if (isWorksCost(description)) return 'connesso';
  // So does what else is taken off, however it is called: "Ribasso", "Storno fattura n. 1".
  if (net < 0) return 'insieme';
  // A credit note takes back what was billed, whatever it calls it; a deposit has no kind yet.
  if (isCreditNote(invoice)) return 'insieme';
  return invoice.documentType === 'TD02' ? 'acconto' : 'altro';
}

/**
 * Costs of the works are part of the expense of the product that their line names. Those of several
 * products are divided by the expense of each; without any expense they count nowhere.
 */
function divideWorksCosts(lines: readonly CostLine[]): CostLine[] {
  const products = [...new Set(lines.map(({ product }) => product))].filter(
    (product) => product !== null,
  );
  const weights = products.map((product) =>
    Math.max(
      0,
      sumCosts(lines.filter((line) => line.product === product && isProductCost(line))).gross,
    ),
  );
  const hasExpense = (product: ExpenseType | null): boolean =>
    product !== null && (weights[products.indexOf(product)] ?? 0) > 0;
  return lines.flatMap((line): CostLine[] => {
    if (line.part !== 'connesso' || hasExpense(line.product)) return [line];
    if (addUp(weights) === 0) return [{ ...line, part: 'altro' }];
    const nets = shareCents(line.net, weights);
    const taxes = shareCents(line.gross - line.net, weights);
    const extras = Object.entries(line.extras).map(
      ([kind, cents]) => [kind, shareCents(cents, weights)] as const,
    );
    return products.flatMap((product, index) =>
      weights[index] === 0
        ? []
        : [
            {
              ...line,
              product,
              net: nets[index] ?? 0,
              gross: (nets[index] ?? 0) + (taxes[index] ?? 0),
              extras: Object.fromEntries(extras.map(([kind, shares]) => [kind, shares[index]])),
              isDivided: true,
            },
          ],
    );
  });
}

/** Part of the expense of a product by itself, without what the works need beside it. */
const isProductCost = ({ part }: CostLine): boolean =>
  part === 'fornitura' || part === 'posa' || part === 'insieme' || part === 'acconto';

/** Lines by their invoice, in order. */
export const groupByInvoice = (
  lines: readonly CostLine[],
): { source: DossierInvoice; lines: CostLine[] }[] =>
  [...new Set(lines.map(({ source }) => source))].map((source) => ({
    source,
    lines: lines.filter((line) => line.source === source),
  }));
