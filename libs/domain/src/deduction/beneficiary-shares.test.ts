import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  listBeneficiaryShares,
  type DossierForm,
  createEmptyOtherBeneficiary,
  createEmptySpese,
} from '../index.js';

const form = (change: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({
    spese: {
      ...createEmptySpese(),
      spesaDetraibileSerramenti: 1000.5,
      speseProfessionaliSerramenti: 100,
    },
    immovablePossessionTitle: 0,
    ...change,
  });
const other = {
  ...createEmptyOtherBeneficiary(),
  beneficiaryFirstName: 'Ada',
  beneficiaryLastName: 'Neri',
  beneficiaryPossessionTitle: 2 as const,
  beneficiaryExpenseShare: 400.25,
};

describe('shares of the expense (domain decisions, rule 12)', () => {
  it('a single beneficiary has the whole, whatever share was typed earlier', () =>
    expect(listBeneficiaryShares(form({ beneficiaryExpenseShare: 3 }))).toMatchObject([
      { title: 0, shareCents: 1100_50 },
    ]));

  it('a single beneficiary has none while there is no expense', () =>
    expect(listBeneficiaryShares(form({ spese: createEmptySpese() }))[0]?.shareCents).toBeNull());

  it('each of several has the own title and share, and none is made up', () =>
    expect(
      listBeneficiaryShares(form({ beneficiaryExpenseShare: null, otherBeneficiaries: [other] })),
    ).toMatchObject([
      { title: 0, shareCents: null },
      { name: 'Ada Neri', title: 2, shareCents: 400_25 },
    ]));
});
