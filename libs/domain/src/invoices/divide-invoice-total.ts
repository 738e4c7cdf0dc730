import type { EInvoice } from './e-invoice.js';
import {
  addUp,
  explainTaxable,
  explainTotal,
  getExactCents,
  isRoundingOnly,
  type ExtraKind,
  type TaxableParts,
} from './taxable-parts.js';

/** Cents that a line has beside its own price, by their kind. */
export type LineExtras = Partial<Record<ExtraKind, number>>;

/** The share of a line in the total of its document, in cents. */
export interface DividedLine {
  net: number;
  tax: number;
  /** Part of `net`. */
  extras: LineExtras;
}

/** Facts that decide where sums that no line bills belong. */
export interface DivisionRole {
  /** Lines of the same group are rounded together. */
  group: string;
  isFee: boolean;
  /** Bills the stamp duty, which belongs to what else is billed. */
  isStamp: boolean;
}

/** Cents up to which a sum that nothing explains is a rounding. */
const ROUNDING_MAX = 100;

/** Divides cents by weights so that the shares add up to them; no weight, no share. */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const total = addUp(weights);
  if (total <= 0) return weights.map(() => 0);
  let [soFar, shared] = [0, 0];
  return weights.map((weight) => {
    soFar += weight;
    const share = Math.round((cents * soFar) / total) - shared;
    shared += share;
    return share;
  });
}

/** Rounds values so that their sum is rounded once. */
function roundTogether(values: readonly number[]): number[] {
  let [soFar, rounded] = [0, 0];
  return values.map((value) => {
    soFar += value;
    const share = Math.round(soFar) - rounded;
    rounded += share;
    return share;
  });
}

/** By code unit, which is fast and the same everywhere. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Entry {
  index: number;
  rate: number;
  kind: ExtraKind | null;
  net: number;
}

/** Divides the total of a document over its lines, so that their sums are the document's to the cent. */
export function divideInvoiceTotal(
  invoice: EInvoice,
  roles: readonly DivisionRole[],
): DividedLine[] {
  return new TotalDivision(invoice, roles).divide();
}

class TotalDivision {
  private readonly divided: DividedLine[];
  private readonly exact: number[];
  /** Credit notes may have negative sums. */
  private readonly direction: 1 | -1;
  /** Places of the lines, those that are rounded together side by side. */
  private readonly order: readonly number[];
  private readonly fees: readonly number[];
  /** All lines that share in what no line of a rate bills. */
  private readonly billed: readonly number[];

  constructor(
    private readonly invoice: EInvoice,
    private readonly roles: readonly DivisionRole[],
  ) {
    this.divided = invoice.lines.map(() => ({ net: 0, tax: 0, extras: {} }));
    this.exact = invoice.lines.map(getExactCents);
    this.direction = addUp(this.exact) < 0 ? -1 : 1;
    this.order = [...invoice.lines.keys()].toSorted((a, b) =>
      compareTexts(roles[a]?.group ?? '', roles[b]?.group ?? ''),
    );
    this.fees = this.order.filter((index) => roles[index]?.isFee);
    const others = this.order.filter((index) => !this.isStamp(index));
    this.billed = this.hasWeight(others) ? others : this.order;
  }

  divide(): DividedLine[] {
    const rates = explainTaxable(this.invoice);
    for (const parts of rates) this.divideRate(parts);
    this.divideTotalParts();
    this.moveStampDuty();
    return this.divided;
  }

  private divideRate(parts: TaxableParts): void {
    const own = parts.lines.toSorted((a, b) =>
      compareTexts(this.roles[a]?.group ?? '', this.roles[b]?.group ?? ''),
    );
    const rounded = roundTogether(own.map((index) => this.exact[index] ?? 0));
    const entries = own.map((index, at): Entry => ({
      index,
      rate: parts.rate,
      kind: null,
      net: rounded[at] ?? 0,
    }));
    const share = (kind: ExtraKind | null, cents: number, targets: readonly number[]): void => {
      if (cents === 0) return;
      const shares = shareCents(cents, this.listWeights(targets));
      for (const [at, index] of targets.entries())
        if (shares[at] !== 0) entries.push({ index, rate: parts.rate, kind, net: shares[at] ?? 0 });
    };
    const billed = this.preferBilled(own);
    for (const [kind, cents] of parts.extras)
      share(kind, cents, kind === 'fund' && this.hasWeight(this.fees) ? this.fees : billed);
    share(this.nameRest(parts), parts.rest, billed);
    this.addEntries(entries, parts.tax);
  }

  private nameRest(parts: TaxableParts): ExtraKind | null {
    const { discountOnInvoice } = this.invoice;
    // Lines rounded one by one: no part of its own, and nothing to tell.
    if (parts.lines.length > 0 && isRoundingOnly(parts)) return null;
    if (parts.rest * (discountOnInvoice ?? 0) < 0) return 'discount';
    return Math.abs(parts.rest) <= ROUNDING_MAX ? 'rounding' : 'other';
  }

  /** Adds entries of one rate with the tax that the document states for it. */
  private addEntries(entries: readonly Entry[], tax: number): void {
    const taxes = roundTogether(entries.map(({ net, rate }) => (net * rate) / 100));
    const weights = entries.map(({ net }) => Math.max(0, this.direction * net));
    const left = tax - addUp(taxes);
    const corrections = shareCents(left, weights);
    for (const [at, { index, kind, net }] of entries.entries())
      this.addSum(index, kind, net, (taxes[at] ?? 0) + (corrections[at] ?? 0));
    if (addUp(weights) > 0 || left === 0) return;
    const shares = shareCents(left, this.listWeights(this.billed));
    for (const [at, index] of this.billed.entries()) this.addSum(index, null, 0, shares[at] ?? 0);
  }

  /** Sums of the document as a whole. */
  private divideTotalParts(): void {
    const { extras, rest } = explainTotal(this.invoice);
    for (const [kind, cents] of extras) this.shareOfTotal(kind, cents);
    // A total that nothing explains is not followed: the sums of the summary count.
    if (Math.abs(rest) <= ROUNDING_MAX) this.shareOfTotal('rounding', rest);
  }

  private shareOfTotal(kind: ExtraKind, cents: number): void {
    if (cents === 0) return;
    const exempt = this.billed.filter((index) => this.invoice.lines[index]?.vatRate === 0);
    const targets = kind === 'stamp' && this.hasWeight(exempt) ? exempt : this.billed;
    const shares = shareCents(cents, this.listWeights(targets));
    for (const [at, index] of targets.entries()) {
      const share = shares[at] ?? 0;
      const rate = kind === 'discount' ? (this.invoice.lines[index]?.vatRate ?? 0) : 0;
      const net = Math.round((share * 100) / (100 + rate));
      this.addSum(index, kind, net, share - net);
    }
  }

  /** A line of stamp duty becomes part of the others. */
  private moveStampDuty(): void {
    const stamps = this.order.filter((index) => this.isStamp(index));
    // Where nothing else is billed, the lines stay as they are.
    if (stamps.length === 0 || this.billed.length === this.order.length) return;
    const cents = addUp(
      stamps.map((index) => {
        const { net = 0, tax = 0 } = this.divided[index] ?? {};
        this.divided[index] = { net: 0, tax: 0, extras: {} };
        return net + tax;
      }),
    );
    this.shareOfTotal('stamp', cents);
  }

  private addSum(index: number, kind: ExtraKind | null, net: number, tax: number): void {
    const line = this.divided[index];
    if (line === undefined) return;
    line.net += net;
    line.tax += tax;
    if (kind !== null && net !== 0) line.extras[kind] = (line.extras[kind] ?? 0) + net;
  }

  private listWeights(indexes: readonly number[]): number[] {
    return indexes.map((index) => Math.max(0, this.direction * (this.exact[index] ?? 0)));
  }

  private hasWeight(indexes: readonly number[]): boolean {
    return addUp(this.listWeights(indexes)) > 0;
  }

  private isStamp(index: number): boolean {
    return this.roles[index]?.isStamp === true;
  }

  /** These lines, or all where they bill nothing; stamp duty bears no share. */
  private preferBilled(indexes: readonly number[]): readonly number[] {
    const own = indexes.filter((index) => !this.isStamp(index));
    return this.hasWeight(own) ? own : this.billed;
  }
}
