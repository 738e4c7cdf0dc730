import { describe, expect, it } from '@jest/globals';
import {
  createEmptyChiusura,
  createEmptySerramento,
  createEmptySpese,
  sumProductExpenseCents,
  sumExpenseCents,
  type PossessionTitle,
  type PossessionType,
  type ServiceType,
  BUILT_IN_SETTINGS,
  createRules,
} from '../index.js';

const { getDeductionAssumption, estimateDeduction } = createRules(BUILT_IN_SETTINGS);

const home = { isCompany: false, immovablePossessionTitle: 0, immovablePossessionType: 0 } as const;

describe('deduction estimate', () => {
  it.each([
    [0, 0, 2025, 50],
    [0, 0, 2026, 50],
    [0, 0, 2027, 36],
    [0, 0, 2024, 50],
    [0, 0, 2030, 36],
    [0, 1, 2025, 36],
    [1, 0, 2026, 36],
    [2, 0, 2025, 36],
    [3, 0, 2027, 30],
    [4, 0, 2026, 36],
    [0, 1, 2027, 30],
  ] as [PossessionTitle, PossessionType, number, number][])(
    'with title %s and type %s in %s is %s percent',
    (immovablePossessionTitle, immovablePossessionType, year, rate) => {
      const estimate = estimateDeduction(
        { isCompany: false, immovablePossessionTitle, immovablePossessionType },
        1,
        1_000_00,
        year,
      );
      expect(estimate).toEqual({
        rate,
        isMainHome: immovablePossessionTitle === 0 && immovablePossessionType === 0,
        expenseCents: 1_000_00,
        deductionCents: rate * 10_00,
        yearlyCents: rate * 1_00,
        isCapped: false,
      });
    },
  );

  it.each([
    [1, 120_000_00, 60_000_00, false],
    [1, 120_000_02, 60_000_00, true],
    [2, 96_000_00, 48_000_00, false],
    [3, 96_000_01, 48_000_00, true],
  ] as [ServiceType, number, number, boolean][])(
    'of service %s for %s cents is %s, capped: %s',
    (service, expense, deductionCents, isCapped) => {
      expect(estimateDeduction(home, service, expense, 2026)).toMatchObject({
        deductionCents,
        isCapped,
        yearlyCents: deductionCents / 10,
      });
    },
  );

  it('has no main home for a company', () => {
    expect(estimateDeduction({ ...home, isCompany: true }, 1, 1_000_00, 2026)).toMatchObject({
      rate: 36,
      isMainHome: false,
    });
    expect(
      getDeductionAssumption({ ...home, isCompany: true, acquisizioneBeneficiario: true }, 2026),
    ).toBeNull();
  });

  it('adds up the expenses of the products that are there, to the cent', () => {
    const spese = {
      ...createEmptySpese(),
      spesaDetraibileSerramenti: 0.1,
      speseProfessionaliSerramenti: 0.2,
      spesaDetraibileChiusure: 10,
    };
    const [serramenti, chiusure] = [[createEmptySerramento()], [createEmptyChiusura()]];
    expect([
      sumProductExpenseCents({ spese }, 'serramenti'),
      sumProductExpenseCents({ spese }, 'schermature'),
      sumProductExpenseCents({ spese }, 'chiusure'),
    ]).toEqual([30, 0, 1000]);
    expect(sumExpenseCents({ spese, manufatti: { serramenti, schermature: [], chiusure } })).toBe(
      1030,
    );
    expect(
      sumExpenseCents({ spese, manufatti: { serramenti, schermature: [], chiusure: [] } }),
    ).toBe(30);
    expect(
      sumExpenseCents({
        spese: createEmptySpese(),
        manufatti: { serramenti, schermature: [], chiusure },
      }),
    ).toBe(0);
  });

  it.each([
    [
      true,
      0,
      0,
      /presume l’abitazione principale del proprietario\. Negli altri casi l’aliquota è del 36 %/,
    ],
    [true, 1, 0, null],
    [true, 0, 1, null],
    [false, 0, 0, null],
  ] as [boolean, PossessionTitle, PossessionType, RegExp | null][])(
    'with acquisition %s, title %s and type %s presumes %s',
    (acquisizioneBeneficiario, immovablePossessionTitle, immovablePossessionType, words) => {
      const said = getDeductionAssumption(
        {
          isCompany: false,
          acquisizioneBeneficiario,
          immovablePossessionTitle,
          immovablePossessionType,
        },
        2026,
      );
      if (words === null) expect(said).toBeNull();
      else expect(said).toMatch(words);
    },
  );
});
