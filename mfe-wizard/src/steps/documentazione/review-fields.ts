import { isOfOtherApplicant, STEP_FIELDS, type DossierForm, type StepId } from '@pratiche/domain';

type Keys = readonly (keyof DossierForm)[];

/** An address is read as it is written, not in the order in which one part fills in the others. */
const ADDRESSES: Partial<Record<StepId, Keys>> = {
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
export function reviewFields(step: StepId, form: DossierForm): Keys {
  const isPlain = (key: keyof DossierForm) => typeof form[key] !== 'object' || form[key] === null;
  return (ADDRESSES[step] ?? STEP_FIELDS[step]).filter(
    (key) => isPlain(key) && !isOfOtherApplicant(form, key),
  );
}
