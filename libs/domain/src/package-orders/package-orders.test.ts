import { describe, expect, it } from '@jest/globals';
import { buildTransferReason } from '../recharge-package/index.js';
import {
  describePendingOrder,
  listOrderActions,
  matchOrder,
  NEW_ORDER_STATUS,
  ORDER_STATUS_CODES,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  rankMatchingOrders,
  readStatementAmounts,
  TRANSFER_IN_FUTURE_MESSAGE,
  TRANSFER_TOO_OLD_MESSAGE,
  validateOrderTransition,
  validateTransferDay,
  type MatchableOrder,
  type OrderActor,
  type OrderStatus,
} from './index.js';

describe('the ways of an order', () => {
  const allowed = new Set([
    'pending>confirmed:backOffice',
    'pending>rejected:backOffice',
    'pending>withdrawn:owner',
  ]);
  const cases = ORDER_STATUS_CODES.flatMap((from) =>
    ORDER_STATUS_CODES.flatMap((to) =>
      (['owner', 'backOffice'] as const).map((by): [OrderStatus, OrderStatus, OrderActor] => [
        from,
        to,
        by,
      ]),
    ),
  );
  it.each(cases)('from %s to %s by %s', (from, to, by) => {
    const isAllowed = allowed.has(`${from}>${to}:${by}`);
    expect(validateOrderTransition(from, to, by) === null).toBe(isAllowed);
    expect(listOrderActions(from, by).includes(to)).toBe(isAllowed);
  });

  it('only open orders go on, and a new one is open', () => {
    expect(ORDER_STATUSES[NEW_ORDER_STATUS].isOpen).toBe(true);
    for (const { from, to } of ORDER_TRANSITIONS)
      expect([ORDER_STATUSES[from].isOpen, ORDER_STATUSES[to].isOpen]).toEqual([true, false]);
  });

  it('says why', () =>
    expect(validateOrderTransition('confirmed', 'rejected', 'backOffice')).toBe(
      'Il bonifico è nello stato «Accreditato»: non puoi più cambiarlo.',
    ));
});

it.each([
  ['2026-11-23', null],
  ['2026-11-24', TRANSFER_IN_FUTURE_MESSAGE],
  ['2026-08-25', null],
  ['2026-08-24', TRANSFER_TOO_OLD_MESSAGE],
])('a transfer of %s', (day, fault) => expect(validateTransferDay(day, '2026-11-23')).toBe(fault));

it('describes a transfer on its way', () =>
  expect(describePendingOrder({ amount: 153.72, transferDay: '2026-11-12' })).toBe(
    'Bonifico di 153,72\u00a0€ del 12/11/2026 in attesa di conferma: di solito entro 2 giorni lavorativi.',
  ));

it.each<[string, number[]]>([
  ['153,72', [15_372]],
  ['€ 1.234,56', [123_456]],
  ['220', [22_000]],
  ['12/11/2026 BONIFICO DA ROSSI 1.234,56 EUR', [123_456]],
  ['ACCREDITO +219.60 VAL. 12.11.2026', [21_960]],
  ['IT60X0542811101000000123456', []],
  ['due 10,00 e 20,00', [1_000, 2_000]],
  ['rossi', []],
])('the amounts of %s', (text, cents) => expect(readStatementAmounts(text)).toEqual(cents));

const order = (businessName: string, email: string, amountCents: number): MatchableOrder => ({
  amountCents,
  businessName,
  email,
  packageName: 'Base',
  reason: buildTransferReason({ businessName, email, packageName: 'Base' }),
});
const ROSSI = order('Infissi Però srl', 'ufficio@infissipero.it', 21_960);
const BIANCHI = order('Serramenti Bianchi', 'info@bianchi.it', 21_960);
const VERDI = order('Verdi', 'verdi@example.test', 63_440);

describe('matchOrder', () => {
  it.each<[string, string, string[]]>([
    [
      'a pasted reason',
      'Infissi Pero srl - ufficio(at)infissipero.it - Base',
      ['reason', 'email', 'company', 'words'],
    ],
    [
      'in capitals, without signs',
      'BON DA INFISSI PERO SRL UFFICIO AT INFISSIPERO IT BASE 219,60',
      ['reason', 'email', 'company', 'amount'],
    ],
    ['the company in a line', 'Accredito da INFISSI PERÒ SRL rif. 4711', ['company']],
    ['a typed word', 'pero', ['words']],
    ['an amount', '219,60', ['amount']],
    ['a word and an amount', 'pero 219,60', ['words', 'amount']],
    ['another amount', '219,61', []],
    ['another company', 'Serramenti Bianchi', []],
    ['nothing', '  ', []],
  ])('finds %s', (_, text, matches) => expect(matchOrder(ROSSI, text)).toEqual(matches));
});

describe('rankMatchingOrders', () => {
  const rank = (text: string) =>
    rankMatchingOrders([VERDI, BIANCHI, ROSSI], text).map(
      ({ order: { email }, hasOtherAmount }) => [email, hasOtherAmount],
    );
  it.each<[string, [string, boolean][]]>([
    [
      'BONIFICO SERRAMENTI BIANCHI 219,60',
      [
        ['info@bianchi.it', false],
        ['ufficio@infissipero.it', false],
      ],
    ],
    ['BONIFICO SERRAMENTI BIANCHI 200,00', [['info@bianchi.it', true]]],
    [
      '219,60',
      [
        ['info@bianchi.it', false],
        ['ufficio@infissipero.it', false],
      ],
    ],
    [
      'base',
      [
        ['verdi@example.test', false],
        ['info@bianchi.it', false],
        ['ufficio@infissipero.it', false],
      ],
    ],
    ['nessuno', []],
  ])('puts the likeliest first: %s', (text, ranked) => expect(rank(text)).toEqual(ranked));
});
