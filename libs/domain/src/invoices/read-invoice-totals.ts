import { formatEuro, formatNumber } from '../formats/index.js';
import type { XmlElement } from '../xml/xml-element.js';
import type { EInvoice, InvoiceLine, InvoiceVatSummary } from './e-invoice.js';
import { InvoiceReadError } from './invoice-read-error.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { applyPriceChanges, readPriceChanges } from './read-invoice-lines.js';
import { listChildren, readAmount, readCode, roundCents } from './read-invoice-values.js';
import { findTaxableGap, type SummedInvoice } from './taxable-parts.js';

const SPLIT_PAYMENT = 'S';
/** What the exchange system lets a tax and a taxable sum differ by. */
const TAX_TOLERANCE = 0.0101;
const TOTAL_TOLERANCE = 0.0201;
/** More funds than any profession has. */
const FUNDS_MAX = 20;
/** More than there are rates and natures; the sums of each are divided over all lines. */
const SUMMARY_ROWS_MAX = 500;

const sum = (values: readonly number[]): number =>
  roundCents(values.reduce((total, value) => total + value, 0));

/** Sums per rate, the total of their roundings, and what they contain beside the lines. */
export interface SummaryReading {
  vatSummary: InvoiceVatSummary[];
  taxable: number;
  vat: number;
  rounding: number;
}

export function readSummary(
  goods: XmlElement | undefined,
  remarks: InvoiceRemarks,
): SummaryReading {
  let rounding = 0;
  const rows = listChildren(goods, 'DatiRiepilogo');
  if (rows.length > SUMMARY_ROWS_MAX)
    throw new InvoiceReadError(
      `La fattura ha più di ${SUMMARY_ROWS_MAX} riepiloghi IVA e non possiamo leggerla: controlla di aver scelto il file giusto.`,
    );
  const vatSummary = rows.map((part): InvoiceVatSummary => {
    const ownRounding = readAmount(part, 'Arrotondamento', remarks) ?? 0;
    const accessoryCosts = readAmount(part, 'SpeseAccessorie', remarks) ?? 0;
    rounding += ownRounding;
    return {
      rate: readAmount(part, 'AliquotaIVA', remarks) ?? 0,
      taxable: roundCents(readAmount(part, 'ImponibileImporto', remarks) ?? 0),
      tax: roundCents(readAmount(part, 'Imposta', remarks) ?? 0),
      splitPayment: readCode(part, 'EsigibilitaIVA') === SPLIT_PAYMENT,
      nature: readCode(part, 'Natura'),
      ...(accessoryCosts !== 0 && { accessoryCosts }),
      ...(ownRounding !== 0 && { rounding: ownRounding }),
    };
  });
  for (const { rate, taxable, tax } of vatSummary)
    if (Math.abs((taxable * rate) / 100 - tax) > TAX_TOLERANCE)
      remarks.addRemark(
        `IVA ${formatNumber(rate)}%: l’imposta scritta è ${formatEuro(tax)}, ma su ${formatEuro(taxable)} sarebbe ${formatEuro(roundCents((taxable * rate) / 100))}; vale quella scritta.`,
      );
  return {
    vatSummary,
    taxable: sum(vatSummary.map((part) => part.taxable)),
    vat: sum(vatSummary.map((part) => part.tax)),
    rounding: roundCents(rounding),
  };
}

/** Without a summary its sums are made of the lines. */
export function summariseLines(
  lines: readonly InvoiceLine[],
  remarks: InvoiceRemarks,
): SummaryReading {
  remarks.addRemark('Manca il riepilogo IVA: imponibile e imposta sono calcolati dalle righe.');
  const sums = new Map<number, number>();
  for (const { vatRate, net } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + net);
  const vatSummary = [...sums].map(([rate, total]): InvoiceVatSummary => {
    const taxable = roundCents(total);
    return {
      rate,
      taxable,
      tax: roundCents((taxable * rate) / 100),
      splitPayment: false,
      nature: null,
    };
  });
  return {
    vatSummary,
    taxable: sum(vatSummary.map((part) => part.taxable)),
    vat: sum(vatSummary.map((part) => part.tax)),
    rounding: 0,
  };
}

type FurtherSums = Pick<EInvoice, 'fundContributions' | 'stampDuty' | 'rounding' | 'withholding'>;

/** Sums that the document states outside of its lines and its summary; those of zero are left out. */
export function readFurtherSums(document: XmlElement, remarks: InvoiceRemarks): FurtherSums {
  const sumUp = (name: string, path: string): number =>
    sum(listChildren(document, name).map((part) => readAmount(part, path, remarks) ?? 0));
  const fundContributions = listChildren(document, 'DatiCassaPrevidenziale')
    .slice(0, FUNDS_MAX)
    .map((fund) => ({
      amount: roundCents(readAmount(fund, 'ImportoContributoCassa', remarks) ?? 0),
      vatRate: readAmount(fund, 'AliquotaIVA', remarks) ?? 0,
    }))
    .filter(({ amount }) => amount !== 0);
  const stampDuty = sumUp('DatiBollo', 'ImportoBollo');
  const withholding = sumUp('DatiRitenuta', 'ImportoRitenuta');
  const rounding = readAmount(document, 'Arrotondamento', remarks) ?? 0;
  return {
    ...(fundContributions.length > 0 && { fundContributions }),
    ...(stampDuty !== 0 && { stampDuty }),
    ...(rounding !== 0 && { rounding }),
    ...(withholding !== 0 && { withholding }),
  };
}

/** Lines, funds of professions and further costs against the taxable sums. */
export function checkTaxable(invoice: SummedInvoice, remarks: InvoiceRemarks): void {
  const gap = findTaxableGap(invoice);
  if (gap === null) return;
  remarks.addRemark(
    `Le righe fanno ${formatEuro(gap.expected / 100)}, ma l’imponibile del riepilogo è ${formatEuro(gap.taxable / 100)}; vale il riepilogo.`,
  );
}

/** The discount on the invoice itself, a surcharge as a negative one; `null` when there is none. */
export function readDiscount(
  document: XmlElement,
  gross: number,
  remarks: InvoiceRemarks,
): number | null {
  const left = applyPriceChanges(gross, readPriceChanges(document, remarks));
  const discount = roundCents(gross - left);
  return discount === 0 ? null : discount;
}

/**
 * The total as the file writes it, if its own sums explain it: rounding, stamp duty, a discount on the
 * invoice and the tax of a split payment may be in it or not. Otherwise what the sums say, and a remark.
 */
export function readTotal(
  document: XmlElement,
  sums: SummaryReading & Pick<EInvoice, 'stampDuty'> & { discount: number | null },
  remarks: InvoiceRemarks,
): number {
  const { vatSummary, taxable, vat, rounding, discount, stampDuty = 0 } = sums;
  const written = readAmount(document, 'ImportoTotaleDocumento', remarks);
  const documentRounding = readAmount(document, 'Arrotondamento', remarks) ?? 0;
  const splitTax = vatSummary.map(({ splitPayment, tax }) => (splitPayment ? tax : 0));
  const computed = sum([taxable, vat, documentRounding]);
  if (written === null) return computed;
  const parts = [rounding, -documentRounding, stampDuty, -sum(splitTax), -(discount ?? 0)];
  const explained = parts
    .filter((part) => part !== 0)
    .reduce((all, part) => [...all, ...all.map((value) => value + part)], [computed]);
  if (explained.some((value) => Math.abs(value - written) <= TOTAL_TOLERANCE))
    return roundCents(written);
  remarks.addRemark(
    `Il totale scritto è ${formatEuro(roundCents(written))}, ma imponibile e imposta fanno ${formatEuro(computed)}; vale la somma.`,
  );
  return computed;
}
