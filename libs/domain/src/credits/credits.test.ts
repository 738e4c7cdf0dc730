import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  sumEnergyCalculationCredits,
  getFilingCost,
  FILING_LABELS,
  fromHundredths,
  formatInsufficientCreditsMessage,
  calculateLineCostsCents,
  MATRIX_VERSION,
  sumDebitCredits,
  planDebit,
  getShutterHint,
  toHundredths,
  calculateTotalCostCents,
  type CreditPackage,
  type FilingCounts,
  type ServiceType,
  BUILT_IN_SETTINGS,
  createDossierRules,
} from '../index.js';

const { countFilings, listMatrixRows } = createDossierRules(BUILT_IN_SETTINGS);

const rows = (w: number, s: number, c: number) => ({
  serramenti: Array.from({ length: w }, () => validWindow()),
  schermature: Array.from({ length: s }, () => validShading()),
  chiusure: Array.from({ length: c }, () => validShutter()),
});
const counts = (
  numEcobonus: number,
  numBonusCasa: number,
  numCalcoloEnergetico: number,
): FilingCounts => ({ numEcobonus, numBonusCasa, numCalcoloEnergetico });
const pack = (
  id: number,
  residual: number,
  change: Partial<CreditPackage> = {},
): CreditPackage => ({
  id,
  residual,
  costEcobonus: 100,
  costBonusCasa: 100,
  costCalcoloEnergetico: 50,
  priceCents: 10_000,
  credits: 1000,
  ...change,
});

describe('intervention matrix', () => {
  it.each([
    [1, 1, 0, 0, 1, 0, 0],
    [1, 10, 0, 0, 1, 0, 0],
    [1, 0, 1, 0, 1, 0, 1],
    [1, 0, 0, 1, 1, 0, 1],
    [1, 0, 3, 4, 1, 0, 1],
    [1, 1, 1, 0, 2, 0, 1],
    [1, 1, 0, 1, 2, 0, 1],
    [1, 5, 2, 2, 2, 0, 1],
    [1, 0, 0, 0, 0, 0, 0],
    [2, 2, 0, 0, 0, 1, 0],
    [3, 1, 0, 0, 0, 1, 0],
    [2, 0, 0, 0, 0, 0, 0],
    [3, 0, 1, 1, 0, 0, 0],
    [null, 1, 0, 0, 0, 0, 0],
  ] as [ServiceType | null, number, number, number, number, number, number][])(
    'service %s with %s windows, %s shadings, %s shutters',
    (serviceType, w, s, c, eco, casa, calcolo) => {
      expect(countFilings({ serviceType, manufatti: rows(w, s, c) })).toEqual({
        ...counts(eco, casa, calcolo),
        matrixVersion: MATRIX_VERSION,
      });
    },
  );

  it('is shown as it is counted', () => {
    const cases: [ServiceType, ReturnType<typeof rows>][] = [
      [1, rows(1, 0, 0)],
      [1, rows(0, 1, 1)],
      [1, rows(1, 1, 1)],
      [2, rows(1, 0, 0)],
    ];
    expect(
      listMatrixRows().map((row) => [row.ecobonus, row.bonusCasa, row.calcoloEnergetico]),
    ).toEqual(
      cases.map(([serviceType, manufatti]) => {
        const { numEcobonus, numBonusCasa, numCalcoloEnergetico } = countFilings({
          serviceType,
          manufatti,
        });
        return [numEcobonus, numBonusCasa, numCalcoloEnergetico];
      }),
    );
    expect(listMatrixRows().map(({ services, products }) => [services, products])).toEqual([
      ['Ecobonus', 'Solo serramenti'],
      ['Ecobonus', 'Schermature e/o chiusure oscuranti, senza serramenti'],
      ['Ecobonus', 'Serramenti con schermature e/o chiusure oscuranti'],
      ['Bonus Casa, Bonus Sicurezza', 'Serramenti'],
    ]);
    expect(FILING_LABELS).toEqual({
      ecobonus: 'Pratica Ecobonus',
      calcoloEnergetico: 'Calcolo energetico',
      bonusCasa: 'Pratica Bonus Casa',
    });
  });

  it('suggests one filing instead of two when there are shutters and windows', () => {
    expect(getShutterHint(validDossierForm({ manufatti: rows(1, 0, 1) }))).toBe(
      'Puoi indicare le chiusure oscuranti sostituite insieme ai serramenti nella riga del serramento ' +
        '(«Installazione chiusura oscurante»): in questo modo la pratica ENEA è una sola invece di due.',
    );
    expect(getShutterHint(validDossierForm({ manufatti: rows(1, 1, 0) }))).toBeNull();
    expect(getShutterHint(validDossierForm({ manufatti: rows(0, 0, 1) }))).toBeNull();
    expect(
      getShutterHint(validDossierForm({ serviceType: 2, manufatti: rows(1, 0, 1) })),
    ).toBeNull();
  });
});

describe('debit plan', () => {
  it('takes the oldest package first', () => {
    expect(planDebit([pack(1, 500), pack(2, 500)], counts(2, 0, 1))).toEqual({
      isSufficient: true,
      lines: [
        { packageId: 1, kind: 'ecobonus', cost: 100 },
        { packageId: 1, kind: 'ecobonus', cost: 100 },
        { packageId: 1, kind: 'calcoloEnergetico', cost: 50 },
      ],
    });
  });

  it('charges each filing whole, at the cost of its package, to several packages where needed', () => {
    const plan = planDebit([pack(1, 150), pack(2, 500, { costEcobonus: 120 })], counts(2, 0, 1));
    expect(plan.isSufficient && plan.lines).toEqual([
      { packageId: 1, kind: 'ecobonus', cost: 100 },
      { packageId: 2, kind: 'ecobonus', cost: 120 },
      { packageId: 1, kind: 'calcoloEnergetico', cost: 50 },
    ]);
  });

  it('skips a package whose rest is too small, and charges exactly down to zero', () => {
    expect(planDebit([pack(1, 99), pack(2, 100)], counts(1, 0, 0))).toEqual({
      isSufficient: true,
      lines: [{ packageId: 2, kind: 'ecobonus', cost: 100 }],
    });
  });

  it('finds another distribution when the oldest-first one leaves a filing unpaid', () => {
    const packages = [
      pack(1, 100, { costCalcoloEnergetico: 100 }),
      pack(2, 100, { costCalcoloEnergetico: 200 }),
    ];
    const plan = planDebit(packages, counts(1, 0, 1));
    expect(plan.isSufficient && plan.lines.map(({ packageId }) => packageId)).toEqual([2, 1]);
  });

  it('says what cannot be paid', () => {
    expect(planDebit([pack(1, 120)], counts(2, 0, 1))).toEqual({
      isSufficient: false,
      missing: counts(1, 0, 1),
    });
    expect(planDebit([pack(1, 100)], counts(2, 0, 0))).toEqual({
      isSufficient: false,
      missing: counts(1, 0, 0),
    });
    expect(planDebit([], counts(0, 1, 0))).toEqual({
      isSufficient: false,
      missing: counts(0, 1, 0),
    });
    expect(formatInsufficientCreditsMessage(counts(2, 0, 1))).toBe(
      "ATTENZIONE! Non hai abbastanza crediti per l'invio della pratica. BonusCasa: 0, CalcoloEnergetico: 1, Ecobonus: 2",
    );
  });

  it('adds up the credits of its lines', () => {
    expect([sumDebitCredits([]), sumDebitCredits([{ cost: 100 }, { cost: 50 }])]).toEqual([0, 150]);
  });

  it('has nothing to pay for nothing', () => {
    expect(planDebit([], counts(0, 0, 0))).toEqual({ isSufficient: true, lines: [] });
  });

  const amount = fc.integer({ min: 0, max: 400 });
  const somePackages = fc
    .array(
      fc.record({
        residual: amount,
        costEcobonus: amount,
        costBonusCasa: amount,
        costCalcoloEnergetico: amount,
        priceCents: fc.integer({ min: 0, max: 1_000_000 }),
        credits: fc.integer({ min: 0, max: 100_000 }),
      }),
      { maxLength: 5 },
    )
    .map((list): CreditPackage[] => list.map((item, id) => ({ id, ...item })));
  const someCounts = fc.record({
    numEcobonus: fc.nat(2),
    numBonusCasa: fc.nat(1),
    numCalcoloEnergetico: fc.nat(1),
  });

  it('never overspends a package, pays every filing once at its package cost', () => {
    fc.assert(
      fc.property(somePackages, someCounts, (packages, wanted) => {
        const plan = planDebit(packages, wanted);
        if (!plan.isSufficient) {
          expect(
            plan.missing.numEcobonus +
              plan.missing.numBonusCasa +
              plan.missing.numCalcoloEnergetico,
          ).toBeGreaterThan(0);
          return;
        }
        for (const item of packages) {
          expect(
            sumDebitCredits(plan.lines.filter(({ packageId }) => packageId === item.id)),
          ).toBeLessThanOrEqual(item.residual);
        }
        for (const line of plan.lines)
          expect(line.cost).toBe(
            getFilingCost(packages[line.packageId] as CreditPackage, line.kind),
          );
        const paid = (kind: string) => plan.lines.filter((line) => line.kind === kind).length;
        expect(counts(paid('ecobonus'), paid('bonusCasa'), paid('calcoloEnergetico'))).toEqual(
          wanted,
        );
        const costs = calculateLineCostsCents(packages, plan.lines);
        expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(
          calculateTotalCostCents(packages, plan.lines),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('can be paid whenever one package alone could pay everything', () => {
    fc.assert(
      fc.property(somePackages, someCounts, (packages, wanted) => {
        const canPay = packages.some(
          (item) =>
            item.residual >=
            wanted.numEcobonus * item.costEcobonus +
              wanted.numBonusCasa * item.costBonusCasa +
              wanted.numCalcoloEnergetico * item.costCalcoloEnergetico,
        );
        if (canPay) expect(planDebit(packages, wanted).isSufficient).toBe(true);
      }),
    );
  });
});

describe('credits for energy calculations', () => {
  it.each([
    [[], 0],
    [[[100, 50]], 100],
    [[[49, 50]], 0],
    [[[50, 50]], 50],
    [
      [
        [100, 50],
        [30, 50],
        [20, 20],
      ],
      120,
    ],
    // Free calculations need credits all the same.
    [[[0, 0]], 0],
    [[[10, 0]], 10],
  ] as [[number, number][], number][])('of packages %j are %s', (packages, credits) => {
    expect(
      sumEnergyCalculationCredits(
        packages.map(([residual, costCalcoloEnergetico]) => ({ residual, costCalcoloEnergetico })),
      ),
    ).toBe(credits);
  });
});

describe('cost in euro', () => {
  it('is rounded once at the end, and its lines add up to it', () => {
    const packages = [pack(1, 1000, { priceCents: 10_000, credits: 300 })];
    const lines = [1, 2].map(() => ({ packageId: 1, kind: 'ecobonus' as const, cost: 100 }));
    expect(calculateTotalCostCents(packages, lines)).toBe(6667);
    expect(calculateLineCostsCents(packages, lines)).toEqual([3333, 3334]);
  });

  it('adds packages of different prices exactly, halves upwards', () => {
    const packages = [
      pack(1, 1000, { priceCents: 1, credits: 200 }),
      pack(2, 1000, { priceCents: 0 }),
    ];
    expect(
      calculateTotalCostCents(packages, [
        { packageId: 1, kind: 'ecobonus', cost: 100 },
        { packageId: 2, kind: 'ecobonus', cost: 100 },
      ]),
    ).toBe(1);
    expect(calculateTotalCostCents(packages, [])).toBe(0);
  });

  it('is nothing for credits given away, and unknown packages are an error', () => {
    expect(
      calculateTotalCostCents(
        [pack(1, 100, { credits: 0 })],
        [{ packageId: 1, kind: 'ecobonus', cost: 100 }],
      ),
    ).toBe(0);
    expect(() =>
      calculateTotalCostCents([], [{ packageId: 1, kind: 'ecobonus', cost: 100 }]),
    ).toThrow(new RangeError('Unknown package 1'));
  });
});

describe('units', () => {
  it('goes from the wire to hundredths and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (hundredths) => {
        expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths);
      }),
    );
    expect(toHundredths(1.1)).toBe(110);
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e15])('refuses %s', (value) => {
    expect(() => toHundredths(value)).toThrow(RangeError);
  });
});
