import type { DossierForm, StepId } from '@pratiche/domain';
import { isOtherApplicantField, STEP_FIELDS } from '@pratiche/domain/dossier-rules';

type FormKeys = readonly (keyof DossierForm)[];

/** An address is listed in the order in which it is written, not in the order of autofill. */
const ADDRESS_FIELDS: Partial<Record<StepId, FormKeys>> = {
  residenza: [
    'beneficiaryResidentialAddress',
    'beneficiaryResidentialAddressNumber',
    'beneficiaryResidentialZip',
    'beneficiaryResidentialMunicipality',
    'beneficiaryResidentialProvince',
    'beneficiaryResidentialNation',
  ],
  ubicazione: [
    'immovableAddress',
    'immovableAddressNumber',
    'immovableStair',
    'immovableInterior',
    'immovableZip',
    'immovableMunicipality',
    'immovableProvince',
    'immovableClimateZone',
  ],
};

/** Plain values of a step, in the order they are read before sending; lists and groups are read apart. */
export function listReviewFields(step: StepId, form: DossierForm): FormKeys {
  const isPlain = (key: keyof DossierForm) => typeof form[key] !== 'object' || form[key] === null;
  return (ADDRESS_FIELDS[step] ?? STEP_FIELDS[step]).filter(
    (key) =>
      isPlain(key) &&
      !isOtherApplicantField(form, key) &&
      // A single beneficiary has the whole expense.
      (key !== 'beneficiaryExpenseShare' || form.otherBeneficiaries.length > 0),
  );
}
