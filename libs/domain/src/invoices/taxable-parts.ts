import type { EInvoice } from './e-invoice.js';

/** Sums that follow from a document and are in none of its lines. */
export type ExtraKind = 'fund' | 'accessory' | 'stamp' | 'rounding' | 'discount' | 'other';

type Extra = readonly [kind: ExtraKind, cents: number];

/** Cents of a VAT rate: the taxable sum is that of the lines and of what no line bills. */
export interface TaxableParts {
  rate: number;
  /** Places of the lines of this rate. */
  lines: number[];
  /** Sum of the lines with all their decimals, rounded once. */
  own: number;
  extras: Extra[];
  /** Left of the taxable sum without an explanation. */
  rest: number;
  tax: number;
}

export type SummedInvoice = Pick<
  EInvoice,
  'lines' | 'vatSummary' | 'fundContributions' | 'stampDuty' | 'discountOnInvoice' | 'currency'
>;

/** Cents up to which lines that were rounded one by one may differ from their sum. */
const getRoundingMax = (lineCount: number): number => 1 + lineCount / 2;
/** A euro: what the exchange system lets a taxable sum differ by. */
const TOLERANCE = 100;
/** Stamp duty of an invoice without VAT since 2013, for rows that earlier releases read without it. */
const USUAL_STAMP_DUTY = 2;
/** Highest share of pension funds in a fee, for rows that earlier releases read without them. */
const FUND_SHARE_MAX = 0.1;

export const toCents = (euro: number): number => Math.round(euro * 100);
export const addUp = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Cents of a line with all their decimals. */
export const getExactCents = (line: EInvoice['lines'][number] | undefined): number =>
  line?.exactNet === undefined ? toCents(line?.net ?? 0) : line.exactNet * 100;

const addExtras = (extras: readonly Extra[]): number => addUp(extras.map(([, cents]) => cents));

/** Those sums that together come nearest to a sum; fewer and earlier win. */
function selectNearest(target: number, extras: readonly Extra[]): Extra[] {
  const subsets = extras
    .filter(([, cents]) => cents !== 0)
    .reduce<Extra[][]>((all, extra) => [...all, ...all.map((chosen) => [...chosen, extra])], [[]]);
  const distance = (chosen: readonly Extra[]): number => Math.abs(target - addExtras(chosen));
  return subsets.reduce((best, chosen) => (distance(chosen) < distance(best) ? chosen : best));
}

/** Groups values by their VAT rate, in the order in which the rates appear. */
function groupByRate<T>(values: readonly T[], getRate: (value: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const value of values) {
    const group = groups.get(getRate(value));
    if (group === undefined) groups.set(getRate(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** Explains the taxable sum of each rate: some programs write a fund as a line as well. */
export function explainTaxable(invoice: SummedInvoice): TaxableParts[] {
  const { lines, vatSummary, fundContributions = [] } = invoice;
  const linesByRate = groupByRate([...lines.keys()], (index) => lines[index]?.vatRate ?? 0);
  const rowsByRate = groupByRate(vatSummary, ({ rate }) => rate);
  const firstRate = vatSummary[0]?.rate ?? 0;
  const fundsByRate = groupByRate(fundContributions, ({ vatRate }) =>
    rowsByRate.has(vatRate) ? vatRate : firstRate,
  );
  return [...new Set([...linesByRate.keys(), ...rowsByRate.keys()])].map((rate) => {
    const rows = rowsByRate.get(rate) ?? [];
    const own = linesByRate.get(rate) ?? [];
    const sum = Math.round(addUp(own.map((index) => getExactCents(lines[index]))));
    const fund = addUp((fundsByRate.get(rate) ?? []).map(({ amount }) => toCents(amount)));
    const left = addUp(rows.map(({ taxable }) => toCents(taxable))) - sum;
    const written: readonly Extra[] = [
      ['fund', fund],
      ['accessory', addUp(rows.map(({ accessoryCosts = 0 }) => toCents(accessoryCosts)))],
      ['rounding', addUp(rows.map(({ rounding = 0 }) => toCents(rounding)))],
      ['stamp', rate === 0 ? toCents(invoice.stampDuty ?? 0) : 0],
    ];
    const nearest = selectNearest(left, written);
    const isNear = Math.abs(left - addExtras(nearest)) <= getRoundingMax(own.length);
    // A discount on the document hides how much of them is in the sum: none is left out for it.
    const charged = written.filter(([kind, cents]) => cents !== 0 && kind !== 'stamp');
    const extras =
      !isNear && invoice.discountOnInvoice !== null && left < addExtras(charged)
        ? charged
        : nearest;
    return {
      rate,
      lines: own,
      own: sum,
      extras,
      rest: left - addExtras(extras),
      tax: addUp(rows.map(({ tax }) => toCents(tax))),
    };
  });
}

export const isRoundingOnly = ({ rest, lines }: TaxableParts): boolean =>
  Math.abs(rest) <= getRoundingMax(lines.length);

/** Lines and what no line bills against the taxable sums; `null` when they agree. Cents. */
export function findTaxableGap(
  invoice: SummedInvoice,
): { expected: number; taxable: number } | null {
  const parts = explainTaxable(invoice);
  const expected = addUp(parts.map(({ own, extras }) => own + addExtras(extras)));
  const rest = addUp(parts.map((part) => part.rest));
  const discount = toCents(invoice.discountOnInvoice ?? 0);
  const tolerance = Math.max(TOLERANCE, getRoundingMax(invoice.lines.length));
  // A discount on the document is taken off the taxable sums by some programs, off the total by others.
  const share = discount / Math.max(1, addUp(parts.map(({ tax }) => tax)) + expected + rest);
  const isDiscount =
    rest * discount < 0 &&
    Math.abs(rest) <= Math.max(Math.abs(discount), Math.abs(share * expected)) + tolerance;
  const isUnreadFund =
    invoice.currency === undefined && rest > 0 && rest <= expected * FUND_SHARE_MAX;
  return Math.abs(rest) <= tolerance || isDiscount || isUnreadFund
    ? null
    : { expected, taxable: expected + rest };
}

/** How the total of a document differs from its taxable sums and taxes, in cents. */
export interface TotalParts {
  extras: Extra[];
  /** Left without an explanation. */
  rest: number;
}

/**
 * Rounding, stamp duty, a discount and a split tax may be in the total or not. A split tax is paid to
 * the tax office instead of the supplier, so it is no part of the difference.
 */
export function explainTotal(invoice: Omit<EInvoice, 'lines'>): TotalParts {
  const { vatSummary, rounding = 0, discountOnInvoice, currency } = invoice;
  const { stampDuty = currency === undefined ? USUAL_STAMP_DUTY : 0 } = invoice;
  const difference = toCents(invoice.total) - toCents(invoice.taxable) - toCents(invoice.vat);
  const splitTax = addUp(
    vatSummary.map(({ splitPayment, tax }) => (splitPayment ? toCents(tax) : 0)),
  );
  const extras = [
    ['rounding', toCents(rounding)],
    ['rounding', addUp(vatSummary.map((row) => toCents(row.rounding ?? 0)))],
    ['stamp', toCents(stampDuty)],
    ['discount', -toCents(discountOnInvoice ?? 0)],
  ] as const;
  const readings = [difference, difference + splitTax].map((target): TotalParts => {
    const chosen = selectNearest(target, extras);
    return { extras: chosen, rest: target - addExtras(chosen) };
  });
  return readings.reduce((best, reading) =>
    Math.abs(reading.rest) < Math.abs(best.rest) ? reading : best,
  );
}

export const isTotalExplained = (invoice: EInvoice): boolean =>
  Math.abs(explainTotal(invoice).rest) <= TOLERANCE;
