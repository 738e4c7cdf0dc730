import { describe, expect, it } from '@jest/globals';
import {
  buildEpcPayload,
  validateOrderCredits,
  ORDER_CREDITS_MESSAGE,
  ORDER_TOO_LARGE_MESSAGE,
  formatCredits,
  ORDER_MAX_CREDITS,
  calculateCreditsPriceCents,
  toSepaText,
  buildTransferReason,
  TRANSFER_REASON_MAX,
  sumEnergyCalculationCredits,
} from '../index.js';

describe('transferReason', () => {
  it.each([
    [
      { businessName: 'Infissi Rossi srl', email: 'a@b.it', packageName: 'Base' },
      'Infissi Rossi srl - a(at)b.it - Base',
    ],
    [{ businessName: null, email: 'a@b.it', packageName: 'Base' }, 'a(at)b.it - Base'],
    [
      { businessName: 'Società Così & Più', email: 'a@b.it', packageName: 'Base' },
      'Societa Cosi + Piu - a(at)b.it - Base',
    ],
    [{ businessName: '  ', email: ' a@b.it ', packageName: ' Base ' }, 'a(at)b.it - Base'],
  ])('of %j is %s', (parties, reason) => expect(buildTransferReason(parties)).toBe(reason));

  it('never exceeds what a transfer carries, and keeps the e-mail whole as long as it fits', () => {
    const email = `${'m'.repeat(60)}@example.test`;
    const long = buildTransferReason({
      businessName: 'Ditta '.repeat(60),
      email,
      packageName: 'Pacchetto '.repeat(20),
    });
    expect(long.length).toBeLessThanOrEqual(TRANSFER_REASON_MAX);
    expect(long).toContain(email.replace('@', '(at)'));
    expect(
      buildTransferReason({ businessName: 'X', email: 'e'.repeat(254), packageName: 'Y' }).length,
    ).toBeLessThanOrEqual(TRANSFER_REASON_MAX);
  });
});

describe('sepaText', () => {
  it.each([
    ['Società Così & Più', 'Societa Cosi + Piu'],
    ['a@b.it', 'a(at)b.it'],
    ['x_y#z\n w', 'x y z w'],
    ['L’Infisso', "L'Infisso"],
    ['🪟', ''],
    ['A/B-C?:().,+', 'A/B-C?:().,+'],
  ])('%s becomes %s', (text, plain) => expect(toSepaText(text)).toBe(plain));
});

describe('epcPayload', () => {
  const transfer = {
    holder: 'Pratiche Infissi srl',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    bic: 'bpmoit22',
    amountCents: 21_960,
    reason: 'Infissi Però - a@b.it - Base',
  };

  it('has the lines of EPC069-12 version 002 in their order', () => {
    expect(buildEpcPayload(transfer).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BPMOIT22',
      'Pratiche Infissi srl',
      'IT60X0542811101000000123456',
      'EUR219.60',
      '',
      '',
      'Infissi Pero - a(at)b.it - Base',
    ]);
  });

  it.each([
    [1, 'EUR0.01'],
    [5, 'EUR0.05'],
    [100, 'EUR1.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %s cents as %s', (amountCents, text) => {
    expect(buildEpcPayload({ ...transfer, amountCents }).split('\n')[7]).toBe(text);
  });

  it('stays within the 331 bytes a code may carry', () => {
    const full = buildEpcPayload({
      ...transfer,
      bic: 'BPMOIT22XXX',
      holder: 'è'.repeat(200),
      reason: 'à@'.repeat(200),
      amountCents: 99_999_999_999,
    });
    expect(full).toMatch(/^[\x20-\x7e\n]{0,331}$/);
    expect(full.split('\n')[5]).toHaveLength(70);
    expect(full.split('\n')[10]?.length).toBeLessThanOrEqual(140);
  });

  it.each([
    { amountCents: 0 },
    { amountCents: -1 },
    { amountCents: 0.5 },
    { amountCents: 100_000_000_000 },
    { holder: '🪟' },
    { iban: ' ' },
  ])('refuses %j', (change) => {
    expect(() => buildEpcPayload({ ...transfer, ...change })).toThrow(RangeError);
  });
});

describe('priceOfCreditsCents', () => {
  it.each([
    [1_800, 100, 100, 1_800],
    [1_800, 100, 250, 4_500],
    [1_000, 300, 100, 333],
    [1_000, 300, 200, 667],
    [1_000, 200, 1, 5],
    [99_999_999, 100, 100_000_000, 99_999_999_000_000],
  ])('%s cents for %s, hence for %s: %s', (price, whole, credits, cents) =>
    expect(calculateCreditsPriceCents(price, whole, credits)).toBe(cents),
  );
});

describe('creditsForEnergyCalculation', () => {
  const pack = (residual: number, costCalcoloEnergetico: number) => ({
    residual,
    costCalcoloEnergetico,
  });
  it.each([
    [[], 0],
    [[pack(100, 50)], 100],
    [[pack(49, 50)], 0],
    [[pack(50, 50), pack(30, 50), pack(200, 60)], 250],
    [[pack(80, 0)], 80],
    [[pack(0, 0)], 0],
  ])('of %j are %s hundredths', (packages, credits) =>
    expect(sumEnergyCalculationCredits(packages)).toBe(credits),
  );
});

it.each<[number, string | null]>([
  [0.01, null],
  [7.5, null],
  [1_000, null],
  [0, ORDER_CREDITS_MESSAGE],
  [-1, ORDER_CREDITS_MESSAGE],
  [1.234, ORDER_CREDITS_MESSAGE],
  [Number.NaN, ORDER_CREDITS_MESSAGE],
  [1_000.01, ORDER_TOO_LARGE_MESSAGE],
  [999_999, 'Al massimo 1.000 crediti per ordine: per averne di più contatta l’assistenza.'],
])('an order of %s credits: %s', (credits, fault) =>
  expect(validateOrderCredits(credits)).toBe(fault),
);

it('the message names the maximum of one order', () =>
  expect(ORDER_TOO_LARGE_MESSAGE).toContain(` ${formatCredits(ORDER_MAX_CREDITS)} crediti`));
