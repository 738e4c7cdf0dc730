import { formatBeneficiaryName, sumExpenseCents, type DossierForm } from '../dossier/index.js';
import type { PossessionTitle } from '../enumerations/index.js';

/** What one of the beneficiaries paid, and by which title; each declares the own expense only. */
export interface BeneficiaryShare {
  /** Empty while there is none. */
  readonly name: string;
  readonly taxCode: string | null;
  readonly isCompany: boolean;
  readonly title: PossessionTitle | null;
  /** The dossier says that a holder has a real right; `null` where it says nothing. */
  readonly hasRealRight: boolean | null;
  /** Euro cents; `null` while the share is not told. */
  readonly shareCents: number | null;
}

export type SharedExpense = Pick<
  DossierForm,
  | 'isCompany'
  | 'beneficiaryCompanyName'
  | 'beneficiaryFirstName'
  | 'beneficiaryLastName'
  | 'beneficiarySsn'
  | 'immovablePossessionTitle'
  | 'immovableRealRight'
  | 'beneficiaryExpenseShare'
  | 'otherBeneficiaries'
  | 'spese'
  | 'manufatti'
>;

const toCentsOrNull = (euro: number | null): number | null =>
  euro === null ? null : Math.round(euro * 100);

/** The first beneficiary and the others, in order. A single one has the whole expense, once there is one. */
export function listBeneficiaryShares(form: SharedExpense): BeneficiaryShare[] {
  const isShared = form.otherBeneficiaries.length > 0;
  return [
    {
      name: formatBeneficiaryName(form),
      taxCode: form.beneficiarySsn,
      isCompany: form.isCompany,
      title: form.immovablePossessionTitle,
      hasRealRight: form.immovableRealRight,
      shareCents: isShared
        ? toCentsOrNull(form.beneficiaryExpenseShare)
        : sumExpenseCents(form) || null,
    },
    ...form.otherBeneficiaries.map((row) => ({
      name: formatBeneficiaryName(row),
      taxCode: row.beneficiarySsn,
      isCompany: row.isCompany,
      title: row.beneficiaryPossessionTitle,
      hasRealRight: row.beneficiaryRealRight,
      shareCents: toCentsOrNull(row.beneficiaryExpenseShare),
    })),
  ];
}
