import type { ExpenseType } from '../dossier/index.js';
import { isCreditNote, type DossierInvoice } from './dossier-invoice.js';
import type { EInvoice, InvoiceLine } from './e-invoice.js';
import { buildInvoiceChain, type CountedInvoice, type InvoiceChain } from './invoice-chain.js';
import { findLineProduct, isDepositLine, isDiscountLine } from './invoice-words.js';
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
  const taxes = shareTaxes(source.invoice);
  return source.invoice.lines
    .map((line, index): CostLine => {
      const net = Math.round(line.net * 100);
      return {
        source,
        lineNumber: index + 1,
        line,
        part: findPart(line, source.invoice),
        product: findLineProduct(line.description) ?? only,
        net: sign * net,
        gross: sign * (net + (taxes[index] ?? 0)),
      };
    })
    .filter(({ net }) => net !== 0);
}

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

/** The VAT of each line in cents, so that each rate adds up to the tax that the invoice states. */
function shareTaxes({ lines, vatSummary }: EInvoice): number[] {
  const taxes = lines.map(() => 0);
  for (const rate of new Set(lines.map(({ vatRate }) => vatRate))) {
    const own = lines.flatMap(({ vatRate, net }, index) =>
      vatRate === rate ? [{ index, net: Math.round(net * 100) }] : [],
    );
    const total = own.reduce((sum, { net }) => sum + net, 0);
    const stated = vatSummary.filter((row) => row.rate === rate);
    const taxable = stated.reduce((sum, row) => sum + Math.round(row.taxable * 100), 0);
    const tax =
      taxable === total
        ? stated.reduce((sum, row) => sum + Math.round(row.tax * 100), 0)
        : Math.round((total * rate) / 100);
    let [netSoFar, taxSoFar] = [0, 0];
    for (const { index, net } of own) {
      netSoFar += net;
      const upTo =
        total === 0 ? Math.round((netSoFar * rate) / 100) : Math.round((tax * netSoFar) / total);
      taxes[index] = upTo - taxSoFar;
      taxSoFar = upTo;
    }
  }
  return taxes;
}

/** Lines by their invoice, in order. */
export const groupByInvoice = (
  lines: readonly CostLine[],
): { source: DossierInvoice; lines: CostLine[] }[] =>
  [...new Set(lines.map(({ source }) => source))].map((source) => ({
    source,
    lines: lines.filter((line) => line.source === source),
  }));
