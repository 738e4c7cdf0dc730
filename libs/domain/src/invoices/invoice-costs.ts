import type { ExpenseType } from '../dossier/index.js';
import { isCreditNote, type DossierInvoice } from './dossier-invoice.js';
import type { EInvoice, InvoiceLine } from './e-invoice.js';
import { buildInvoiceChain, type CountedInvoice, type InvoiceChain } from './invoice-chain.js';
import { divideInvoiceTotal, type LineExtras } from './divide-invoice-total.js';
import { findLineProduct, isDepositLine, isDiscountLine, isStampLine } from './invoice-words.js';
import { isSupplyWithFitting } from './line-kinds.js';

/** What a line is paid for, where `insieme` is supply and fitting for one price. */
export type CostPart = 'fornitura' | 'posa' | 'insieme' | 'professionale' | 'acconto' | 'altro';

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
): InvoiceCosts {
  const chain = buildInvoiceChain(invoices);
  const only = findOnlyProduct(chain, dossierProducts);
  return {
    chain,
    lines: chain.counted.flatMap((counted) => listCostLines(counted, only)),
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
): ExpenseType | null {
  const named = new Set([
    ...dossierProducts,
    ...counted.flatMap(({ source }) =>
      source.invoice.lines.flatMap(({ description }) => findLineProduct(description) ?? []),
    ),
  ]);
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

function listCostLines({ source, sign }: CountedInvoice, only: ExpenseType | null): CostLine[] {
  const { invoice } = source;
  const roles = invoice.lines.map((line) => ({
    part: findPart(line, invoice),
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

function findPart({ kind, description, net }: InvoiceLine, invoice: EInvoice): CostPart {
  if (kind === 'professionale') return kind;
  if (isDepositLine(description)) return 'acconto';
  if (isSupplyWithFitting(description)) return 'insieme';
  // A discount lowers what is supplied and fitted, in parts that only the fitter knows.
  if (net < 0 && isDiscountLine(description)) return 'insieme';
  if (kind !== 'altro') return kind;
  // A credit note takes back what was billed, whatever it calls it; a deposit has no kind yet.
  if (isCreditNote(invoice)) return 'insieme';
  return invoice.documentType === 'TD02' ? 'acconto' : 'altro';
}

/** Lines by their invoice, in order. */
export const groupByInvoice = (
  lines: readonly CostLine[],
): { source: DossierInvoice; lines: CostLine[] }[] =>
  [...new Set(lines.map(({ source }) => source))].map((source) => ({
    source,
    lines: lines.filter((line) => line.source === source),
  }));
