import { hasFourPercent, hasWindowsAtTenAlone } from '../../doubts/vat-doubts.js';
import { formatCents, formatEuro } from '../../formats/index.js';
import { normalizeSearchText } from '../../text/index.js';
import {
  formatInvoiceName,
  isCreditNote,
  isInEuro,
  type DossierInvoice,
} from '../dossier-invoice.js';
import { findLineProduct, isDepositLine } from '../invoice-words.js';
import { findTaxableGap, isTotalExplained } from '../taxable-parts.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

/** Euro; each rate is rounded by itself. */
const TOLERANCE = 0.05;

/** Sums of each rate against the lines and the total, and the goods of significant value at 10 %. */
export const checkVat = ({ form, invoices }: CheckedInvoices): InvoiceDoubt[] =>
  invoices.flatMap((source) => [
    ...checkTotals(source),
    // The rate that the dossier tells is doubted with the dossier.
    ...(hasWindowsAtTenAlone(form) ? [] : checkSignificantGoods(source)),
    ...(hasFourPercent(form) ? [] : checkFourPercent(source)),
  ]);

/** A rate for new buildings and against architectural barriers, in lines of products. */
function checkFourPercent({ id, invoice }: DossierInvoice): InvoiceDoubt[] {
  if (isCreditNote(invoice)) return [];
  const hasProductsAtFour = invoice.lines.some(
    ({ vatRate, net, description }) =>
      vatRate === 4 && net > 0 && findLineProduct(description) !== null,
  );
  return hasProductsAtFour
    ? [
        createDoubt(
          'iva',
          id,
          `La ${formatInvoiceName(invoice)} ha l’IVA al 4 %, che vale per le nuove costruzioni e contro le barriere architettoniche: su un edificio esistente di solito è del 10 % o del 22 %.`,
        ),
      ]
    : [];
}

function checkTotals({ id, invoice }: DossierInvoice): InvoiceDoubt[] {
  const { lines, vatSummary, taxable, vat, total } = invoice;
  if (!isInEuro(invoice)) return [];
  const name = formatInvoiceName(invoice);
  const wrong = vatSummary.filter(
    (row) => Math.abs((row.taxable * row.rate) / 100 - row.tax) > TOLERANCE,
  );
  const gap = lines.length === 0 ? null : findTaxableGap(invoice);
  return [
    ...wrong.map((row) =>
      createDoubt(
        'iva',
        id,
        `Nella ${name} l’IVA al ${row.rate} % di ${formatEuro(row.taxable)} è ${formatEuro(row.tax)}: il conto non torna.`,
      ),
    ),
    ...(isTotalExplained(invoice)
      ? []
      : [
          createDoubt(
            'iva',
            id,
            `Nella ${name} imponibile (${formatEuro(taxable)}) e IVA (${formatEuro(vat)}) non danno il totale di ${formatEuro(total)}.`,
          ),
        ]),
    ...(gap === null
      ? []
      : [
          createDoubt(
            'iva',
            id,
            `Nella ${name} le righe sommano ${formatCents(gap.expected)}, l’imponibile è ${formatCents(gap.taxable)}: controlla sconti e importi.`,
          ),
        ]),
  ];
}

/** Windows at 10 % alone: the part of their value above the work goes at 22 % (D.M. 29/12/1999). */
function checkSignificantGoods({ id, invoice }: DossierInvoice): InvoiceDoubt[] {
  const { lines, causes } = invoice;
  const hasWindowsAtTen = lines.some(
    ({ vatRate, net, kind, description }) =>
      vatRate === 10 &&
      net > 0 &&
      kind === 'fornitura' &&
      !isDepositLine(description) &&
      findLineProduct(description) === 'serramenti',
  );
  const texts = [...causes, ...lines.flatMap((line) => [line.description, ...line.references])];
  const isTold =
    lines.some(({ vatRate }) => vatRate === 22) ||
    texts.some((text) => /ben[ie] significativ/.test(normalizeSearchText(text)));
  return hasWindowsAtTen && !isTold
    ? [
        createDoubt(
          'iva',
          id,
          `La ${formatInvoiceName(invoice)} ha i serramenti tutti al 10 % e non nomina i beni significativi: con l’IVA agevolata la fattura deve indicarne il valore a parte.`,
        ),
      ]
    : [];
}
