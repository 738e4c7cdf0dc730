import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type Spese,
  applyAutofill,
  completeDossierForm,
  createEmptyDossierForm,
  createEmptySpese,
  keepManualValues,
  listAutofillPatches,
} from '../index.js';

const withExpenses = (spese: Partial<Spese>): DossierForm =>
  validDossierForm({ spese: { ...createEmptySpese(), ...spese } });

describe('the sum of supply, fitting and VAT (domain decisions, rule 11)', () => {
  it.each<[Partial<Spese>, string, number | null]>([
    [
      { fornituraSerramenti: 1000, posaSerramenti: 200, aliquotaIvaSerramenti: 10 },
      'fornituraSerramenti',
      1320,
    ],
    [
      { fornituraSerramenti: 1000, posaSerramenti: 0, aliquotaIvaSerramenti: 22 },
      'posaSerramenti',
      1220,
    ],
    [
      { fornituraSerramenti: 0.01, posaSerramenti: 0.04, aliquotaIvaSerramenti: 10 },
      'aliquotaIvaSerramenti',
      0.06,
    ],
    [
      { fornituraSerramenti: 1000.55, posaSerramenti: 0, aliquotaIvaSerramenti: 0 },
      'posaSerramenti',
      1000.55,
    ],
    [
      { fornituraSerramenti: 1000, posaSerramenti: 200, aliquotaIvaSerramenti: null },
      'fornituraSerramenti',
      null,
    ],
    [
      { fornituraSerramenti: 1000, posaSerramenti: null, aliquotaIvaSerramenti: 22 },
      'fornituraSerramenti',
      null,
    ],
  ])('%j after %s: %s', (spese, changed, sum) =>
    expect(
      applyAutofill(withExpenses(spese), `spese.${changed}`).form.spese.spesaDetraibileSerramenti,
    ).toBe(sum),
  );

  it('stays where the split is not complete', () => {
    const form = withExpenses({ posaChiusure: 5, spesaDetraibileChiusure: 70 });
    expect(applyAutofill(form, 'spese.posaChiusure').form).toEqual(form);
  });

  it.each([
    ['typed by hand', 1300, false, []],
    ['filled in before', 1300, true, [{ field: 'spese.spesaDetraibileSerramenti', value: 1210 }]],
    [
      'still the earlier sum',
      1100,
      false,
      [{ field: 'spese.spesaDetraibileSerramenti', value: 1210 }],
    ],
  ])('a sum %s', (_, sum, isFilled, kept) => {
    const split = {
      posaSerramenti: 0,
      aliquotaIvaSerramenti: 10 as const,
      spesaDetraibileSerramenti: sum,
    };
    const before = withExpenses({ ...split, fornituraSerramenti: 1000 });
    const after = withExpenses({ ...split, fornituraSerramenti: 1100 });
    expect(
      keepManualValues(listAutofillPatches(after, 'spese.fornituraSerramenti'), {
        before,
        after,
        isFilledIn: () => isFilled,
      }),
    ).toEqual(kept);
  });
});

describe('a form stored before the split existed', () => {
  it('has every field', () => {
    const {
      beneficiaryExpenseShare: _share,
      tipoDistribuzione: _type,
      ...old
    } = createEmptyDossierForm();
    const stored = {
      ...old,
      otherBeneficiaries: [{ isCompany: false, beneficiarySsn: 'X' }],
      spese: { spesaDetraibileSerramenti: 3 },
    } as unknown as DossierForm;
    expect(completeDossierForm(stored)).toMatchObject({
      beneficiaryExpenseShare: null,
      tipoDistribuzione: null,
      otherBeneficiaries: [
        { beneficiarySsn: 'X', beneficiaryPossessionTitle: null, beneficiaryExpenseShare: null },
      ],
      spese: { ...createEmptySpese(), spesaDetraibileSerramenti: 3 },
    });
  });
});
