import {
  EXPENSE_FIELDS,
  EXPENSE_SPLIT_FIELDS,
  type DossierForm,
  type ExpenseType,
  type OtherBeneficiary,
} from '../dossier/index.js';

/**
 * The file knows sums only: a product type whose sums stay keeps its split, and a beneficiary of the
 * same tax code keeps title and share.
 */
export const keepExpenseParts = (current: DossierForm, form: DossierForm): DossierForm => ({
  ...form,
  spese: { ...form.spese, ...listKeptSplits(current, form) },
  otherBeneficiaries: form.otherBeneficiaries.map((row) => keepShare(row, current)),
});

const listKeptSplits = (current: DossierForm, form: DossierForm): Partial<DossierForm['spese']> =>
  Object.fromEntries(
    (Object.keys(EXPENSE_FIELDS) as ExpenseType[])
      .filter((type) =>
        EXPENSE_FIELDS[type].every((field) => current.spese[field] === form.spese[field]),
      )
      .flatMap((type) => Object.values(EXPENSE_SPLIT_FIELDS[type]))
      .map((field) => [field, current.spese[field]]),
  );

function keepShare(row: OtherBeneficiary, current: DossierForm): OtherBeneficiary {
  const before =
    row.beneficiarySsn === null
      ? undefined
      : current.otherBeneficiaries.find(
          ({ beneficiarySsn }) => beneficiarySsn === row.beneficiarySsn,
        );
  return before === undefined
    ? row
    : {
        ...row,
        beneficiaryPossessionTitle: before.beneficiaryPossessionTitle,
        beneficiaryRealRight: before.beneficiaryRealRight,
        beneficiaryExpenseShare: before.beneficiaryExpenseShare,
      };
}
