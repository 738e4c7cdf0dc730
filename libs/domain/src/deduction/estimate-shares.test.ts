import { describe, expect, it } from '@jest/globals';
import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  type PossessionTitle,
  type ServiceType,
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  createEmptySerramento,
  createEmptySpese,
  listRealRightHolders,
  listRealRightQuestions,
  createAllRules,
} from '../index.js';

const { estimateSharedDeductions } = createAllRules(BUILT_IN_SETTINGS);

const shared = (
  shares: readonly (number | null)[],
  titles: readonly (PossessionTitle | null)[] = [],
  change: Partial<DossierForm> = {},
): DossierForm => ({
  ...createEmptyDossierForm(),
  manufatti: { serramenti: [createEmptySerramento()], schermature: [], chiusure: [] },
  spese: { ...createEmptySpese(), spesaDetraibileSerramenti: 10_000 },
  immovablePossessionTitle: titles[0] ?? null,
  immovablePossessionType: 0,
  beneficiaryExpenseShare: shares[0] ?? null,
  otherBeneficiaries: shares.slice(1).map((share, index) => ({
    ...createEmptyOtherBeneficiary(),
    beneficiaryPossessionTitle: titles[index + 1] ?? null,
    beneficiaryExpenseShare: share,
  })),
  ...change,
});
const estimate = (
  form: DossierForm,
  expenseCents: number,
  service: ServiceType = 1,
  realRights: number[] = [],
) =>
  estimateSharedDeductions({ form, service, expenseCents, year: 2026, realRights })?.map(
    ({ rate, expenseCents: part, deductionCents, isCapped }) => [
      rate,
      part,
      deductionCents,
      isCapped,
    ],
  ) ?? null;

describe('the deduction of each beneficiary (domain decisions, rule 12; circ. AdE 8/E)', () => {
  it.each<[string, DossierForm, number, ServiceType, number[], (number | boolean)[][] | null]>([
    [
      'owner and cohabiting relative',
      shared([6000, 4000], [0, 2]),
      10_000_00,
      1,
      [],
      [
        [50, 6000_00, 3000_00, false],
        [36, 4000_00, 1440_00, false],
      ],
    ],
    [
      'holders with and without a real right',
      shared([5000, 5000], [1, 1]),
      10_000_00,
      1,
      [1],
      [
        [36, 5000_00, 1800_00, false],
        [50, 5000_00, 2500_00, false],
      ],
    ],
    [
      'a title that is not told gets the lower rate',
      shared([5000, 5000], [0, null]),
      10_000_00,
      1,
      [],
      [
        [50, 5000_00, 2500_00, false],
        [36, 5000_00, 1800_00, false],
      ],
    ],
    [
      'an expense above the ceiling of 96,000 €, divided by the shares',
      shared([75_000, 25_000], [0, 0]),
      100_000_00,
      2,
      [],
      [
        [50, 75_000_00, 36_000_00, true],
        [50, 25_000_00, 12_000_00, true],
      ],
    ],
    [
      'a deduction above 60,000 €, divided by the shares',
      shared([100_000, 100_000], [0, 3]),
      200_000_00,
      1,
      [],
      [
        [50, 100_000_00, 30_000_00, true],
        [36, 100_000_00, 30_000_00, true],
      ],
    ],
    [
      'parts that do not round alike add up to the whole',
      shared([1, 1, 1], [0, 0, 0]),
      100_00,
      1,
      [],
      [
        [50, 33_33, 16_67, false],
        [50, 33_34, 16_67, false],
        [50, 33_33, 16_67, false],
      ],
    ],
    ['a share is missing', shared([5000, null], [0, 0]), 10_000_00, 1, [], null],
    ['one beneficiary', shared([5000], [0]), 10_000_00, 1, [], null],
    ['no share above zero', shared([0, 0], [0, 0]), 10_000_00, 1, [], null],
  ])('%s', (_, form, expenseCents, service, realRights, expected) =>
    expect(estimate(form, expenseCents, service, realRights)).toEqual(expected),
  );
});

it('asks for a real right of every holder of a main home', () => {
  expect(listRealRightQuestions(shared([1, 1, 1], [1, 0, 1]))).toEqual([0, 2]);
  expect(listRealRightQuestions(shared([1, 1], [1, 1], { immovablePossessionType: 1 }))).toEqual(
    [],
  );
});

describe('real rights of the dossier (domain decisions, rule 12)', () => {
  const form = (first: boolean | null, second: boolean | null): DossierForm => {
    const base = shared([1, 1], [1, 1], { immovableRealRight: first });
    return {
      ...base,
      otherBeneficiaries: base.otherBeneficiaries.map((row) => ({
        ...row,
        beneficiaryRealRight: second,
      })),
    };
  };
  it.each<[boolean | null, boolean | null, [number, boolean][], number[], number[]]>([
    [null, null, [], [0, 1], []],
    [true, null, [], [1], [0]],
    [false, true, [], [], [1]],
    [null, null, [[1, true]], [0, 1], [1]],
    [true, false, [[0, false]], [], []],
    [false, false, [[1, true]], [], [1]],
  ])('stored %s and %s, answered %j: asked %j, held by %j', (a, b, answers, asked, holders) => {
    expect(listRealRightQuestions(form(a, b))).toEqual(asked);
    expect(listRealRightHolders(form(a, b), new Map(answers))).toEqual(holders);
  });
});
