import type { BeneficiaryShare } from '../deduction/beneficiary-shares.js';
import { isRealRightAskedFor } from '../deduction/property-rights.js';
import type { DossierForm } from '../dossier/index.js';

/**
 * The title of possession a dossier declares; `null` where the provider acquires the data of the
 * property: the title is unknown then, and a default value must not be signed.
 */
export const getDeclaredPossessionTitle = ({
  acquisizioneBeneficiario,
  immovablePossessionTitle,
}: Pick<
  DossierForm,
  'acquisizioneBeneficiario' | 'immovablePossessionTitle'
>): DossierForm['immovablePossessionTitle'] =>
  acquisizioneBeneficiario ? null : immovablePossessionTitle;

/** Facts that the rate of a beneficiary rests on beside the title; `null` where the dossier does not answer. */
export interface DeclaredRateFacts {
  readonly isMainHome: boolean | null;
  readonly hasRealRight: boolean | null;
}

/**
 * The facts that a beneficiary declares for the rate. A company has no main home, and of a property
 * whose data the provider acquires the use is unknown.
 */
export function getDeclaredRateFacts(
  {
    acquisizioneBeneficiario,
    immovablePossessionType,
  }: Pick<DossierForm, 'acquisizioneBeneficiario' | 'immovablePossessionType'>,
  {
    isCompany,
    title,
    hasRealRight,
  }: Pick<BeneficiaryShare, 'isCompany' | 'title' | 'hasRealRight'>,
): DeclaredRateFacts {
  const isUnknown = isCompany || acquisizioneBeneficiario || immovablePossessionType === null;
  return {
    isMainHome: isUnknown ? null : immovablePossessionType === 0,
    hasRealRight: isRealRightAskedFor(isCompany, title) ? hasRealRight : null,
  };
}
