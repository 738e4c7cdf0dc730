import { addDays } from '../deadlines/index.js';
import { formatDay, formatEuro } from '../formats/index.js';
import { normalizeSearchText } from '../text/index.js';
import type { BankLine } from './bank-lines.js';
import { MATCH_KEY_MIN, toMatchKey, type MatchableOrder, type OrderMatch } from './match-orders.js';

/** An announced transfer that a bank line may be. */
export interface StatementOrder extends MatchableOrder {
  readonly id: number;
  readonly accountId: number;
  readonly amountDueCents: number;
  /** `yyyy-mm-dd` */
  readonly transferDay: string;
  readonly isOpen: boolean;
}

/** A bank line that has been credited already. */
export interface CreditedLine {
  readonly accountId: number;
  readonly day: string;
  readonly amountCents: number;
}

/**
 * What becomes of a line: `sure` is proposed, `likely` may be chosen, the others are never credited
 * from here.
 */
export const BANK_LINE_STATES = ['sure', 'likely', 'check', 'credited', 'none', 'out'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

export interface BankLineMatch {
  readonly state: BankLineState;
  /** The order that the line is, or the one that is closest. */
  readonly orderId: number | null;
  readonly matches: readonly OrderMatch[];
  /** Why it is not proposed, Italian; empty for one that is. */
  readonly reason: string;
}

/** Days within which two equal sums of one company may be one movement in two statements. */
const SAME_MOVEMENT_DAYS = 3;
/** A transfer is booked on its day at the earliest; one day is for the clocks of banks. */
const EARLY_DAYS = 1;
/** A transfer that was confirmed by hand is on the account within these days. */
const SETTLED_DAYS = 10;

const STRENGTH: Readonly<Partial<Record<OrderMatch, number>>> = { reason: 4, email: 2, company: 1 };

interface PreparedOrder {
  order: StatementOrder;
  reason: string;
  email: string;
  /** Whole words, with blanks around them. */
  company: string;
}

const toWords = (text: string): string =>
  ` ${normalizeSearchText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const prepareOrder = (order: StatementOrder): PreparedOrder => ({
  order,
  reason: toMatchKey(order.reason),
  email: toMatchKey(order.email),
  company: toWords(order.businessName ?? ''),
});

/** What names the order in the text of a line. */
function listIdentities(
  { reason, email, company }: PreparedOrder,
  key: string,
  words: string,
): OrderMatch[] {
  const isNamed = (name: string) => name.length >= MATCH_KEY_MIN && key.includes(name);
  return [
    ...(isNamed(reason) ? (['reason'] as const) : []),
    ...(isNamed(email) ? (['email'] as const) : []),
    ...(company.trim().length >= MATCH_KEY_MIN && words.includes(company)
      ? (['company'] as const)
      : []),
  ];
}

interface Candidate {
  order: StatementOrder;
  identities: OrderMatch[];
}

const weigh = ({ identities }: Candidate): number =>
  identities.reduce((sum, identity) => sum + (STRENGTH[identity] ?? 0), 0);

const toMatch = (
  state: BankLineState,
  candidate: Candidate | null,
  reason = '',
  isSameAmount = false,
): BankLineMatch => ({
  state,
  orderId: candidate?.order.id ?? null,
  matches: [...(candidate?.identities ?? []), ...(isSameAmount ? (['amount'] as const) : [])],
  reason,
});

/**
 * Says of each line of a statement which announced transfer it is. A line is credited only where
 * sum and day agree, its text names that order and no other fits as well; all else is told with its
 * reason.
 * @param orders open ones, and those confirmed lately, which a line may be as well
 * @param isCredited whether the line of an index was credited before
 */
export function matchBankLines(
  lines: readonly BankLine[],
  orders: readonly StatementOrder[],
  {
    credited,
    isCredited,
  }: { credited: readonly CreditedLine[]; isCredited: (index: number) => boolean },
): BankLineMatch[] {
  const prepared = orders.map(prepareOrder);
  const matched = lines.map((line, index) => {
    if (line.amountCents <= 0) return toMatch('out', null);
    if (isCredited(index))
      return toMatch('credited', null, 'Già accreditato da un estratto conto.');
    return matchLine(line, prepared, credited);
  });
  return refuseSharedOrders(matched);
}

function matchLine(
  line: BankLine,
  prepared: readonly PreparedOrder[],
  credited: readonly CreditedLine[],
): BankLineMatch {
  const text = `${line.payer} ${line.text}`;
  const [key, words] = [toMatchKey(text), toWords(text)];
  const named = prepared
    .map((one): Candidate => ({ order: one.order, identities: listIdentities(one, key, words) }))
    .filter(({ identities }) => identities.length > 0)
    .toSorted((a, b) => weigh(b) - weigh(a));
  const sameSum = named.filter(({ order }) => order.amountCents === line.amountCents);
  const inTime = sameSum.filter(
    ({ order: { isOpen, transferDay } }) =>
      line.day >= addDays(transferDay, -EARLY_DAYS) &&
      (isOpen || line.day <= addDays(transferDay, SETTLED_DAYS)),
  );
  const [best] = inTime;
  if (best === undefined) return describeMiss(line, named, sameSum, prepared);
  const equals = inTime.filter((other) => weigh(other) === weigh(best));
  if (!best.order.isOpen)
    return toMatch('check', best, `Sembra il bonifico n. ${best.order.id}, già confermato.`, true);
  if (equals.length > 1)
    return toMatch(
      'check',
      best,
      `Va bene per più bonifici (n. ${equals.map(({ order }) => order.id).join(', ')}): confermalo dall’elenco.`,
      true,
    );
  const isTwice = credited.some(
    ({ accountId, amountCents, day }) =>
      accountId === best.order.accountId &&
      amountCents === line.amountCents &&
      line.day >= addDays(day, -SAME_MOVEMENT_DAYS) &&
      line.day <= addDays(day, SAME_MOVEMENT_DAYS),
  );
  if (isTwice)
    return toMatch(
      'check',
      best,
      'Negli stessi giorni la stessa azienda ha già un accredito di questo importo: controlla che non sia lo stesso.',
      true,
    );
  if (best.order.amountCents !== best.order.amountDueCents)
    return toMatch(
      'check',
      best,
      `L’importo non è il prezzo del pacchetto (${formatEuro(best.order.amountDueCents / 100)}): confermalo dall’elenco.`,
      true,
    );
  return weigh(best) > (STRENGTH.company ?? 0)
    ? toMatch('sure', best, '', true)
    : toMatch('likely', best, 'Corrispondono solo azienda e importo: spuntalo se è questo.', true);
}

/** Why no order is the line, with the one that is closest. */
function describeMiss(
  line: BankLine,
  named: readonly Candidate[],
  [early]: readonly Candidate[],
  prepared: readonly PreparedOrder[],
): BankLineMatch {
  if (early !== undefined && early.order.isOpen)
    return toMatch(
      'check',
      early,
      `È arrivato prima del giorno segnalato (${formatDay(early.order.transferDay)}): controlla che non sia un altro.`,
      true,
    );
  const other = named.find(({ order }) => order.isOpen);
  if (other !== undefined)
    return toMatch(
      'check',
      other,
      `L’importo è diverso: il bonifico segnalato è di ${formatEuro(other.order.amountCents / 100)}.`,
    );
  const sameSum = prepared.filter(
    ({ order }) => order.isOpen && order.amountCents === line.amountCents,
  );
  const [only] = sameSum;
  return only === undefined
    ? toMatch('none', null, 'Nessun bonifico segnalato corrisponde.')
    : toMatch(
        'check',
        { order: only.order, identities: [] },
        'Corrisponde solo l’importo: il testo non nomina l’azienda.',
        true,
      );
}

/** Of several lines that would be one order none is credited: one of them is another payment. */
function refuseSharedOrders(matched: readonly BankLineMatch[]): BankLineMatch[] {
  const isCreditable = ({ state }: BankLineMatch) => state === 'sure' || state === 'likely';
  const counts = new Map<number | null, number>();
  for (const { orderId } of matched.filter(isCreditable))
    counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
  return matched.map((match) =>
    isCreditable(match) && (counts.get(match.orderId) ?? 0) > 1
      ? {
          ...match,
          state: 'check',
          reason: 'Più righe corrispondono a questo bonifico: confermalo dall’elenco.',
        }
      : match,
  );
}
