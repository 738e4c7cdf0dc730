import type { ExpenseType } from '../dossier/index.js';
import { normalizeSearchText } from '../text/index.js';

/** Words of each product type in lines of invoices. */
const PRODUCT_WORDS: Readonly<Record<ExpenseType, RegExp>> = {
  serramenti:
    /\b(?:infiss\w*|serrament\w*|finestr\w*|porta ?-?finestr\w*|portefinestr\w*|portoncin\w*|lucernar\w*|vetrat\w*|scorrevol\w*|bilico|vasistas|porta d'ingresso|port[ae] blindat\w*|porta esterna)/,
  schermature:
    /\b(?:schermatur\w*|tend[ae]\b|tende da sole|tenda da sole|venezian\w*|frangisole|screen|pergol\w*|pergotend\w*|brise[ -]?soleil|capottin\w*)/,
  chiusure: /\b(?:persian\w*|tapparell\w*|avvolgibil\w*|scur[oi]\b|scurett\w*|oscurant\w*|antoni)/,
};

/** The product type that a line names first; `null` where it names none. */
export function findLineProduct(description: string): ExpenseType | null {
  const text = normalizeSearchText(description);
  const found = (Object.keys(PRODUCT_WORDS) as ExpenseType[])
    .map((type) => ({ type, at: text.search(PRODUCT_WORDS[type]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.type ?? null;
}

const DEPOSIT = /\b(?:acconto|acconti|caparra|anticipo)\b/;

/** A line that bills a deposit, or takes one off again. */
export const isDepositLine = (description: string): boolean =>
  DEPOSIT.test(normalizeSearchText(description)) &&
  !/\b(?:saldo)\b/.test(normalizeSearchText(description).replace(/a? ?dedu\w+ .*$/, ''));

/** A line that takes a discount off the others. */
export const isDiscountLine = (description: string): boolean =>
  /\b(?:scont[oi]|abbuon[oi])\b/.test(normalizeSearchText(description));

/** A line that charges the stamp duty to the customer. */
export const isStampLine = (description: string): boolean =>
  /\bboll[oi]\b/.test(normalizeSearchText(description));

/** Numbers of invoices compared: `0012/A` is `12/a`. */
export const normalizeInvoiceNumber = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '/')
    .replace(/(^|\/)0+(?=\d)/g, '$1')
    .replace(/^\/|\/$/g, '');
