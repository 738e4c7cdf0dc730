import { describe, expect, it } from '@jest/globals';
import {
  describeDeductionRates,
  isRealRightAsked,
  listDeductionPeriods,
  sumProductExpenseCents,
  sumExpenseCents,
  type PossessionTitle,
  type PossessionType,
  type ServiceType,
  BUILT_IN_SETTINGS,
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptySchermatura,
  createEmptySerramento,
  createEmptySpese,
  createAllRules,
} from '../index.js';

const { getDeductionAssumption, getDeductionTable, estimateDeduction, validateDeductionYear } =
  createAllRules(BUILT_IN_SETTINGS);

const home = createEmptyDossierForm();
const L207 = 'L. 207/2024';
const L199 = 'L. 199/2025';
const TUIR = 'Art. 16-bis, comma 3-ter';

describe('rate of the deduction', () => {
  // Title of ENEA, real right, use (0 main home), year of the expense: percent and its source.
  it.each([
    [0, false, 0, 2025, 50, L207],
    [0, false, 0, 2026, 50, '8/E'],
    [0, false, 0, 2027, 36, L199],
    [0, false, 1, 2025, 36, L207],
    [0, false, 1, 2027, 30, L199],
    [4, false, 0, 2026, 50, '8/E'],
    [4, false, 1, 2026, 36, '8/E'],
    [4, false, 0, 2027, 36, L199],
    [1, true, 0, 2025, 50, '8/E'],
    [1, true, 0, 2026, 50, '8/E'],
    [1, true, 1, 2026, 36, '8/E'],
    [1, true, 0, 2027, 36, L199],
    [1, false, 0, 2026, 36, '8/E'],
    [1, false, 0, 2027, 30, L199],
    [2, false, 0, 2025, 36, '8/E'],
    [2, true, 0, 2025, 36, '8/E'],
    [3, false, 0, 2027, 30, L199],
    [0, false, 0, 2028, 30, TUIR],
    [1, false, 1, 2035, 30, TUIR],
  ] as [PossessionTitle, boolean, PossessionType, number, number, string][])(
    'with title %s, real right %s and use %s in %s is %s percent by %s',
    (immovablePossessionTitle, hasRealRight, immovablePossessionType, year, rate, source) => {
      const possession = { immovablePossessionTitle, hasRealRight, immovablePossessionType };
      expect(estimateDeduction({ ...home, ...possession }, 2, 1_000_00, year)).toMatchObject({
        rate,
        expenseCents: 1_000_00,
        deductionCents: rate * 10_00,
        yearlyCents: rate * 1_00,
        isCapped: false,
      });
      expect(getDeductionTable(year).source).toContain(source);
    },
  );

  it('is the lower one for a company, which has no main home, and where no title is known', () => {
    for (const change of [{ isCompany: true }, { immovablePossessionTitle: null }])
      expect(estimateDeduction({ ...home, ...change }, 1, 1_000_00, 2026)).toMatchObject({
        rate: 36,
        hasHigherRate: false,
      });
    expect(
      getDeductionAssumption({ ...home, isCompany: true, acquisizioneBeneficiario: true }, 2026),
    ).toBeNull();
  });

  it.each([
    [1, 0, false, true],
    [1, 1, false, false],
    [0, 0, false, false],
    [4, 0, false, false],
    [1, 0, true, false],
  ] as [PossessionTitle, PossessionType, boolean, boolean][])(
    'depends on a real right with title %s, use %s and company %s: %s',
    (immovablePossessionTitle, immovablePossessionType, isCompany, isAsked) =>
      expect(
        isRealRightAsked({ isCompany, immovablePossessionTitle, immovablePossessionType }),
      ).toBe(isAsked),
  );

  it('is said in words by the table of the year', () => {
    expect(describeDeductionRates(getDeductionTable(2026).values)).toBe(
      'la detrazione è del 50 % per l’abitazione principale (anche di familiari) di chi ne è proprietario, nudo proprietario o titolare di usufrutto, uso o abitazione, del 36 % negli altri casi',
    );
    expect(describeDeductionRates(getDeductionTable(2028).values)).toBe(
      'la detrazione è del 30 % in ogni caso',
    );
    expect(listDeductionPeriods(BUILT_IN_SETTINGS).map(({ years }) => years)).toEqual([
      'dal 2025 al 2026',
      'del 2027',
      'dal 2028',
    ]);
  });
});

describe('ceilings of the deduction', () => {
  it.each([
    [1, 2026, 120_000_00, 60_000_00, false],
    [1, 2026, 120_000_02, 60_000_00, true],
    [2, 2026, 96_000_00, 48_000_00, false],
    [3, 2026, 96_000_01, 48_000_00, true],
    [2, 2027, 100_000_00, 34_560_00, true],
    [2, 2028, 48_000_00, 14_400_00, false],
    [2, 2029, 100_000_00, 14_400_00, true],
  ] as [ServiceType, number, number, number, boolean][])(
    'of service %s in %s for %s cents give %s, capped: %s',
    (service, year, expense, deductionCents, isCapped) => {
      expect(estimateDeduction(home, service, expense, year)).toMatchObject({
        deductionCents,
        isCapped,
        years: 10,
        yearlyCents: deductionCents / 10,
      });
    },
  );

  it.each([
    [200_000, 10_000, 65_000_00, true],
    [100_000, 100_000, 100_000_00, false],
    [0, 200_000, 60_000_00, true],
  ])(
    'hold windows of %s euro and shadings of %s euro apart',
    (spesaDetraibileSerramenti, spesaDetraibileSchermature, deductionCents, isCapped) => {
      const form = {
        ...home,
        manufatti: {
          serramenti: [createEmptySerramento()],
          schermature: [createEmptySchermatura()],
          chiusure: [],
        },
        spese: { ...createEmptySpese(), spesaDetraibileSerramenti, spesaDetraibileSchermature },
      };
      expect(estimateDeduction(form, 1, sumExpenseCents(form), 2026)).toMatchObject({
        deductionCents,
        isCapped,
      });
    },
  );

  it.each([
    [1, 2027, null],
    [1, 2028, 'Per le spese del 2028 la legge non prevede l’Ecobonus.'],
    [2, 2028, null],
    [3, 2030, null],
  ] as [ServiceType, number, string | null][])(
    'say of service %s in %s: %s',
    (service, year, message) => expect(validateDeductionYear(service, year)).toBe(message),
  );
});

describe('deduction estimate', () => {
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
    [true, 0, 0, /presume l’aliquota più alta\. Negli altri casi è del 36 %/],
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
