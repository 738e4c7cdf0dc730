import { isCreditNote, isInEuro, type DossierInvoice } from './dossier-invoice.js';
import { isDepositLine, normalizeInvoiceNumber } from './invoice-words.js';

/** An invoice that counts in the sums of the dossier. */
export interface CountedInvoice {
  source: DossierInvoice;
  /** A credit note with positive sums is subtracted. */
  sign: 1 | -1;
}

/** Two invoices of which one speaks of the other. */
export interface InvoicePair {
  first: DossierInvoice;
  second: DossierInvoice;
}

/** How the invoices of a dossier belong together. */
export interface InvoiceChain {
  counted: CountedInvoice[];
  /** Deposits that the balance bills again: counted once, with the balance. */
  contained: InvoicePair[];
  /** Balances that name a deposit and do not say whether it is taken off. */
  unclear: InvoicePair[];
  /** Invoices that a credit note takes back whole. */
  cancelled: InvoicePair[];
  /** Invoices in another currency: their sums are no euro and count nowhere. */
  foreign: DossierInvoice[];
}

const DEPOSIT_TYPES = ['TD02', 'TD03'];
/** Euro; programs round each rate and each payment. */
const TOLERANCE = 0.05;
const isSameSum = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;

/** An invoice for a deposit, by its type or because it bills nothing else. */
export const isDepositInvoice = ({
  invoice: { documentType, lines },
}: Pick<DossierInvoice, 'invoice'>): boolean => {
  if (DEPOSIT_TYPES.includes(documentType)) return true;
  const billed = lines.filter(({ net }) => net > 0);
  return (
    !isCreditNote({ documentType }) &&
    billed.length > 0 &&
    billed.every(({ description }) => isDepositLine(description))
  );
};

const isSameSupplier = (a: DossierInvoice, b: DossierInvoice): boolean =>
  (a.invoice.supplier.vatNumber ?? a.invoice.supplier.name) ===
  (b.invoice.supplier.vatNumber ?? b.invoice.supplier.name);

const namesInvoice = (a: DossierInvoice, b: DossierInvoice): boolean =>
  isSameSupplier(a, b) &&
  a.invoice.relatedInvoices.some(
    ({ number, date }) =>
      normalizeInvoiceNumber(number) === normalizeInvoiceNumber(b.invoice.number) &&
      (date === null || date === b.invoice.date),
  );

const hasDeduction = ({ invoice: { lines } }: DossierInvoice): boolean =>
  lines.some(({ net, description }) => net < 0 && isDepositLine(description));

/** Sum to pay, where what is withheld goes to the tax office instead of the supplier. */
const sumPayments = ({ invoice: { payments, withholding = 0 } }: DossierInvoice): number => {
  const paid = payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return paid === 0 ? 0 : paid + withholding;
};

/** Which invoices count, so that nothing is counted twice. */
export function buildInvoiceChain(invoices: readonly DossierInvoice[]): InvoiceChain {
  const cancelled = findCancelled(invoices);
  const gone = new Set(cancelled.flatMap(({ first, second }) => [first, second]));
  const remaining = invoices.filter((source) => !gone.has(source));
  const left = remaining.filter(({ invoice }) => isInEuro(invoice));
  const { contained, unclear } = comparePairs(left);
  const billedAgain = new Set(contained.map(({ first }) => first));
  return {
    counted: left
      .filter((one) => !billedAgain.has(one))
      .map((source) => ({ source, sign: getSign(source) })),
    contained,
    unclear,
    cancelled,
    foreign: remaining.filter(({ invoice }) => !isInEuro(invoice)),
  };
}

const getSign = ({ invoice }: DossierInvoice): 1 | -1 =>
  isCreditNote(invoice) && invoice.taxable > 0 ? -1 : 1;

/** Credit notes over the whole of the invoice that they name. */
function findCancelled(invoices: readonly DossierInvoice[]): InvoicePair[] {
  const taken = new Set<DossierInvoice>();
  return invoices
    .filter(({ invoice }) => isCreditNote(invoice))
    .flatMap((second) => {
      const first = invoices.find(
        (one) =>
          !taken.has(one) &&
          !isCreditNote(one.invoice) &&
          namesInvoice(second, one) &&
          isSameSum(one.invoice.total, Math.abs(second.invoice.total)),
      );
      if (first === undefined) return [];
      taken.add(first);
      return [{ first, second }];
    });
}

function comparePairs(
  invoices: readonly DossierInvoice[],
): Pick<InvoiceChain, 'contained' | 'unclear'> {
  const deposits = invoices.filter(isDepositInvoice);
  const balances = invoices.filter(
    (one) => !isCreditNote(one.invoice) && !isDepositInvoice(one) && !hasDeduction(one),
  );
  const pairs = deposits.flatMap((first) => {
    const second = balances.find((balance) => namesInvoice(balance, first));
    return second === undefined ? [] : [{ first, second }];
  });
  const isContained = ({ second }: InvoicePair): boolean => {
    const paidBefore = pairs
      .filter((pair) => pair.second === second)
      .reduce((sum, { first }) => sum + first.invoice.total, 0);
    const payable = sumPayments(second);
    return payable > 0 && isSameSum(payable, second.invoice.total - paidBefore);
  };
  const isRemainder = ({ second }: InvoicePair): boolean =>
    isSameSum(sumPayments(second), second.invoice.total) ||
    second.invoice.lines.some(({ description }) => /\bsaldo\b/i.test(description));
  return {
    contained: pairs.filter(isContained),
    unclear: pairs.filter((pair) => !isContained(pair) && !isRemainder(pair)),
  };
}
