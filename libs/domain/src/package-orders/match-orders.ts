import { parseEuro } from '../formats/index.js';
import { toSepaText } from '../recharge-package/index.js';
import { normalizeSearchText } from '../text/index.js';

/** What a line of a bank statement is held against. */
export interface MatchableOrder {
  readonly amountCents: number;
  readonly reason: string;
  readonly businessName: string | null;
  readonly email: string;
  readonly packageName: string;
}

/** What agrees between an order and a text, with the names people read. */
export const ORDER_MATCH_LABELS = {
  reason: 'causale',
  email: 'e-mail',
  company: 'azienda',
  words: 'parole cercate',
  amount: 'importo',
} as const;
export type OrderMatch = keyof typeof ORDER_MATCH_LABELS;

const WEIGHTS: Readonly<Record<OrderMatch, number>> = {
  reason: 16,
  email: 8,
  company: 4,
  words: 2,
  amount: 5,
};

export interface MatchedOrder<Order> {
  readonly order: Order;
  readonly matches: readonly OrderMatch[];
  /** The text names an amount, and another one. */
  readonly hasOtherAmount: boolean;
}

/** A name of fewer letters is found by chance. */
export const MATCH_KEY_MIN = 4;
const AMOUNT = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+)[.,]\d{2}(?![\d]|[.,]\d)/g;
const PLAIN_AMOUNT = /^\s*(?:€|eur)?\s*[\d.,]+\s*(?:€|eur|euro)?\s*$/i;

/** Amounts that a line of a bank statement names, in cents. A number alone is an amount too. */
export function readStatementAmounts(text: string): number[] {
  const written = PLAIN_AMOUNT.test(text) ? [text] : (text.match(AMOUNT) ?? []);
  return written.flatMap((one) => {
    const euro = parseEuro(one);
    return euro === null ? [] : [Math.round(euro * 100)];
  });
}

/** Letters and digits alone: banks change case, blanks and signs. */
export const toMatchKey = (text: string): string =>
  toSepaText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const isNamed = (name: string | null, key: string): boolean => {
  const wanted = toMatchKey(name ?? '');
  return wanted.length >= MATCH_KEY_MIN && key.includes(wanted);
};

/** Whether each word of the search occurs in the order; amounts apart. */
function hasTypedWords(order: MatchableOrder, text: string): boolean {
  const words = PLAIN_AMOUNT.test(text)
    ? []
    : normalizeSearchText(text.replace(AMOUNT, ' '))
        .split(' ')
        .filter((word) => /[a-z0-9]/.test(word));
  const haystack = normalizeSearchText(
    [order.businessName, order.email, order.packageName, order.reason].join(' '),
  );
  return words.length > 0 && words.every((word) => haystack.includes(word));
}

/** What agrees between an order and a text: a typed word or amount, or a pasted line of a statement. */
export function matchOrder(order: MatchableOrder, text: string): OrderMatch[] {
  const key = toMatchKey(text);
  const found: Record<OrderMatch, boolean> = {
    reason: isNamed(order.reason, key),
    email: isNamed(order.email, key),
    company: isNamed(order.businessName, key),
    words: hasTypedWords(order, text),
    amount: readStatementAmounts(text).includes(order.amountCents),
  };
  return (Object.keys(ORDER_MATCH_LABELS) as OrderMatch[]).filter((match) => found[match]);
}

/** The orders that agree with a text, the likeliest first; equal ones keep their order. */
export function rankMatchingOrders<Order extends MatchableOrder>(
  orders: readonly Order[],
  text: string,
): MatchedOrder<Order>[] {
  const amounts = readStatementAmounts(text);
  const weigh = (matches: readonly OrderMatch[]) =>
    matches.reduce((sum, match) => sum + WEIGHTS[match], 0);
  return orders
    .map((order) => ({
      order,
      matches: matchOrder(order, text),
      hasOtherAmount: amounts.length > 0 && !amounts.includes(order.amountCents),
    }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => weigh(other.matches) - weigh(one.matches));
}
