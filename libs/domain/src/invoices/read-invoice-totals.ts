import { formatEuro, formatNumber } from '../formats/index.js';
import type { XmlElement } from '../xml/xml-element.js';
import type { InvoiceLine, InvoiceVatSummary } from './e-invoice.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { applyPriceChanges, readPriceChanges } from './read-invoice-lines.js';
import { listChildren, readAmount, readCode, roundCents } from './read-invoice-values.js';

const SPLIT_PAYMENT = 'S';
/** What the exchange system lets a tax and a taxable sum differ by. */
const TAX_TOLERANCE = 0.0101;
const TAXABLE_TOLERANCE = 1;
const TOTAL_TOLERANCE = 0.0201;

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
  const vatSummary = listChildren(goods, 'DatiRiepilogo').map((part): InvoiceVatSummary => {
    rounding += readAmount(part, 'Arrotondamento', remarks) ?? 0;
    return {
      rate: readAmount(part, 'AliquotaIVA', remarks) ?? 0,
      taxable: roundCents(readAmount(part, 'ImponibileImporto', remarks) ?? 0),
      tax: roundCents(readAmount(part, 'Imposta', remarks) ?? 0),
      splitPayment: readCode(part, 'EsigibilitaIVA') === SPLIT_PAYMENT,
      nature: readCode(part, 'Natura'),
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

/** Lines, funds of professions and further costs against the taxable sums. */
export function checkTaxable(
  { goods, document }: { goods: XmlElement | undefined; document: XmlElement | undefined },
  lines: readonly InvoiceLine[],
  { taxable, rounding }: SummaryReading,
  remarks: InvoiceRemarks,
): void {
  const further = [
    ...listChildren(goods, 'DatiRiepilogo').map(
      (part) => readAmount(part, 'SpeseAccessorie', remarks) ?? 0,
    ),
    ...listChildren(document, 'DatiCassaPrevidenziale').map(
      (fund) => readAmount(fund, 'ImportoContributoCassa', remarks) ?? 0,
    ),
  ];
  const expected = sum([...lines.map(({ net }) => net), ...further]);
  if (
    [expected, expected + rounding].some((value) => Math.abs(value - taxable) <= TAXABLE_TOLERANCE)
  )
    return;
  remarks.addRemark(
    `Le righe fanno ${formatEuro(expected)}, ma l’imponibile del riepilogo è ${formatEuro(taxable)}; vale il riepilogo.`,
  );
}

/** The discount on the invoice itself; `null` when there is none. */
export function readDiscount(
  document: XmlElement,
  gross: number,
  remarks: InvoiceRemarks,
): number | null {
  const left = applyPriceChanges(gross, readPriceChanges(document, remarks));
  const discount = roundCents(gross - left);
  return discount > 0 ? discount : null;
}

/**
 * The total as the file writes it, if its own sums explain it: rounding, stamp duty, a discount on the
 * invoice and the tax of a split payment may be in it or not. Otherwise what the sums say, and a remark.
 */
export function readTotal(
  document: XmlElement,
  { vatSummary, taxable, vat, rounding }: SummaryReading,
  discount: number | null,
  remarks: InvoiceRemarks,
): number {
  const written = readAmount(document, 'ImportoTotaleDocumento', remarks);
  const documentRounding = readAmount(document, 'Arrotondamento', remarks) ?? 0;
  const stamp = listChildren(document, 'DatiBollo').map(
    (part) => readAmount(part, 'ImportoBollo', remarks) ?? 0,
  );
  const splitTax = vatSummary.map(({ splitPayment, tax }) => (splitPayment ? tax : 0));
  const computed = sum([taxable, vat, documentRounding]);
  if (written === null) return computed;
  const parts = [rounding, -documentRounding, sum(stamp), -sum(splitTax), -(discount ?? 0)];
  const explained = parts
    .filter((part) => part !== 0)
    .reduce((sums, part) => [...sums, ...sums.map((one) => one + part)], [computed]);
  if (explained.some((one) => Math.abs(one - written) <= TOTAL_TOLERANCE))
    return roundCents(written);
  remarks.addRemark(
    `Il totale scritto è ${formatEuro(roundCents(written))}, ma imponibile e imposta fanno ${formatEuro(computed)}; vale la somma.`,
  );
  return computed;
}
