import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  splitExpenseByRate,
  type DossierForm,
  type OtherBeneficiary,
  type PossessionTitle,
} from '../index.js';

const split = (form: DossierForm, year = 2026) =>
  splitExpenseByRate(form, 1_000_01, year, BUILT_IN_SETTINGS);

const owned = (
  title: PossessionTitle | null,
  isMainHome: boolean,
  immovableRealRight: boolean | null = null,
): DossierForm =>
  validDossierForm({
    immovableRealRight,
    immovablePossessionTitle: title,
    immovablePossessionType: isMainHome ? 0 : 1,
    otherBeneficiaries: [],
  });

/** L. 207/2024 c. 54-55: the higher rate is for the main home of who owns it or has a real right. */
describe('an expense by rate', () => {
  it.each<[string, PossessionTitle, boolean, boolean | null, [number, number] | null]>([
    ['an owner, main home', 0, true, null, [1_000_01, 0]],
    ['an owner, second home', 0, false, null, [0, 1_000_01]],
    ['a usufructuary, main home', 1, true, true, [1_000_01, 0]],
    ['a tenant, main home', 1, true, false, [0, 1_000_01]],
    ['a title 1 that nobody asked about', 1, true, null, null],
    ['a title 1, second home: the right decides nothing', 1, false, null, [0, 1_000_01]],
    ['a cohabiting relative', 2, true, null, [0, 1_000_01]],
    ['a future buyer', 3, true, null, [0, 1_000_01]],
    ['a bare owner', 4, true, null, [1_000_01, 0]],
  ])('of %s', (_who, title, isMainHome, realRight, parts) => {
    const told = split(owned(title, isMainHome, realRight));
    expect(told && [told.higherCents, told.lowerCents]).toEqual(parts);
  });

  it.each([
    [2025, 50, 36],
    [2026, 50, 36],
    [2027, 36, 30],
  ])('has the rates of %d', (year, higherRate, lowerRate) => {
    expect(split(owned(0, true), year)).toMatchObject({ higherRate, lowerRate });
  });

  it('gives a company the lower one, and waits for the title of a person', () => {
    expect(split(validCompanyForm())).toMatchObject({ higherCents: 0, lowerCents: 1_000_01 });
    expect(split(owned(null, true))).toBeNull();
  });

  it('puts each share in the column of its own right, to the cent', () => {
    const other = (share: number | null): OtherBeneficiary => ({
      isCompany: false,
      beneficiaryCompanyName: null,
      beneficiaryFirstName: 'Ada',
      beneficiaryLastName: 'Neri',
      beneficiarySsn: null,
      beneficiaryPossessionTitle: 2,
      beneficiaryRealRight: null,
      beneficiaryExpenseShare: share,
    });
    const shared = (first: number | null, second: number | null) => ({
      ...owned(0, true),
      beneficiaryExpenseShare: first,
      otherBeneficiaries: [other(second)],
    });
    expect(split(shared(600, 300))).toMatchObject({ higherCents: 666_67, lowerCents: 333_34 });
    expect(split(shared(600, null))).toBeNull();
    expect(split(shared(0, 0))).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 9_999 }),
        (a, b) => {
          const parts = split(shared(a, b));
          expect((parts?.higherCents ?? 0) + (parts?.lowerCents ?? 0)).toBe(1_000_01);
        },
      ),
    );
  });
});
