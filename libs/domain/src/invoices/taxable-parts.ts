import type { EInvoice } from './e-invoice.js';

/** Sums that follow from a document and are in none of its lines. */
export type ExtraKind = 'fund' | 'accessory' | 'stamp' | 'rounding' | 'discount' | 'other';

/** Cents of a VAT rate: the taxable sum is that of the lines and of what no line bills. */
export interface TaxableParts {
  rate: number;
  /** Places of the lines of this rate. */
  lines: number[];
  /** Sum of the lines with all their decimals, rounded once. */
  own: number;
  fund: number;
  accessory: number;
  rounding: number;
  /** Left of the taxable sum without an explanation. */
  rest: number;
  tax: number;
}

export type SummedInvoice = Pick<
  EInvoice,
  'lines' | 'vatSummary' | 'fundContributions' | 'discountOnInvoice' | 'currency'
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

/** The subset of sums that comes nearest to a sum; earlier and smaller subsets win. */
export function findNearestSubset(target: number, sums: readonly number[]): boolean[] {
  const subsets = sums.reduce<boolean[][]>(
    (all, sum) =>
      sum === 0
        ? all.map((flags) => [...flags, false])
        : [...all.map((flags) => [...flags, false]), ...all.map((flags) => [...flags, true])],
    [[]],
  );
  const distance = (flags: readonly boolean[]): number =>
    Math.abs(target - addUp(sums.filter((_, index) => flags[index])));
  return subsets.reduce((best, flags) => (distance(flags) < distance(best) ? flags : best));
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
    const accessory = addUp(rows.map(({ accessoryCosts = 0 }) => toCents(accessoryCosts)));
    const left = addUp(rows.map(({ taxable }) => toCents(taxable))) - sum;
    const written = [fund, accessory, addUp(rows.map(({ rounding = 0 }) => toCents(rounding)))];
    const isIn = findNearestSubset(left, written);
    const [inFund = 0, inAccessory = 0, inRounding = 0] = written.map((cents, index) =>
      isIn[index] === true ? cents : 0,
    );
    return {
      rate,
      lines: own,
      own: sum,
      fund: inFund,
      accessory: inAccessory,
      rounding: inRounding,
      rest: left - inFund - inAccessory - inRounding,
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
  const expected = addUp(
    parts.map(({ own, fund, accessory, rounding }) => own + fund + accessory + rounding),
  );
  const rest = addUp(parts.map((part) => part.rest));
  const discount = toCents(invoice.discountOnInvoice ?? 0);
  const tolerance = Math.max(TOLERANCE, getRoundingMax(invoice.lines.length));
  // A discount on the document is taken off the taxable sums by some programs, off the total by others.
  const isDiscount = discount > 0 && rest < 0 && -rest <= discount + tolerance;
  const isUnreadFund =
    invoice.currency === undefined && rest > 0 && rest <= expected * FUND_SHARE_MAX;
  return Math.abs(rest) <= tolerance || isDiscount || isUnreadFund
    ? null
    : { expected, taxable: expected + rest };
}

/** How the total of a document differs from its taxable sums and taxes, in cents. */
export interface TotalParts {
  extras: [ExtraKind, number][];
  /** Tax that the customer pays to the tax office, where the total is written without it. */
  splitTax: number;
  /** Left without an explanation. */
  rest: number;
}

/** Rounding, stamp duty, a discount and a split tax may be in the total or not. */
export function explainTotal(invoice: Omit<EInvoice, 'lines'>): TotalParts {
  const { vatSummary, rounding = 0, discountOnInvoice, currency } = invoice;
  const { stampDuty = currency === undefined ? USUAL_STAMP_DUTY : 0 } = invoice;
  const difference = toCents(invoice.total) - toCents(invoice.taxable) - toCents(invoice.vat);
  const extras: [ExtraKind, number][] = [
    ['rounding', toCents(rounding)],
    ['rounding', addUp(vatSummary.map((row) => toCents(row.rounding ?? 0)))],
    ['stamp', toCents(stampDuty)],
    ['discount', -toCents(discountOnInvoice ?? 0)],
  ];
  const splitTax = addUp(vatSummary.map((row) => (row.splitPayment ? toCents(row.tax) : 0)));
  const isIn = findNearestSubset(difference, [...extras.map(([, cents]) => cents), -splitTax]);
  const own = extras.filter((_, index) => isIn[index]);
  const left = isIn[extras.length] === true ? splitTax : 0;
  return {
    extras: own,
    splitTax: left,
    rest: difference + left - addUp(own.map(([, cents]) => cents)),
  };
}

export const isTotalExplained = (invoice: EInvoice): boolean =>
  Math.abs(explainTotal(invoice).rest) <= TOLERANCE;
