import type { DossierForm } from '../dossier/index.js';
import { requireFields, requirePositive, type FieldError } from './fieldError.js';
import { checkResidentialUse } from './serviceLimits.js';

export const ONE_SUBORDINATE_MESSAGE = 'È possibile indicare un solo subalterno per pratica';

export const checkResidenza = (form: DossierForm): FieldError[] => requireFields(form, [
  'beneficiaryResidentialAddress', 'beneficiaryResidentialMunicipality', 'beneficiaryResidentialProvince',
  'beneficiaryResidentialZip', 'beneficiaryResidentialNation',
]);

export const checkUbicazione = (form: DossierForm): FieldError[] => requireFields(form, [
  'immovableAddress', 'immovableMunicipality', 'immovableProvince', 'immovableZip',
  ...(form.serviceType === 1 ? ['immovableClimateZone' as const] : []),
]);

const checkSubordinate = ({ cadastralSubordinate }: DossierForm): FieldError[] =>
  cadastralSubordinate !== null && /[,;/&+\-]|\S\s+\S/.test(cadastralSubordinate)
    ? [{ field: 'cadastralSubordinate', message: ONE_SUBORDINATE_MESSAGE }]
    : [];

export const checkCatasto = (form: DossierForm): FieldError[] => [
  ...requireFields(form, ['immovableMunicipalityCode', 'immovableCadastralCode', 'cadastralSheet', 'cadastralParcel']),
  ...checkSubordinate(form),
];

/** The hard-attribution category is asked for by ENEA whenever the use is "di difficile attribuzione". */
const hardAttribution = (form: DossierForm): FieldError[] =>
  form.serviceType === 1 && form.immovableParticularUse === 8
    ? requireFields(form, ['immovableParticularUseHardAttribution'])
    : [];

export const checkImmobile = (form: DossierForm): FieldError[] => [
  ...requireFields(form, [
    'immovableEstimatedYearOfConstruction', 'immovableSurfaceArea', 'immovableUnitNumber', 'immovablePossessionTitle',
    'immovableGeneralUse', 'immovableParticularUse', 'immovableBuildingTypology',
  ]),
  ...requirePositive(form, ['immovableSurfaceArea']),
  ...hardAttribution(form),
  ...checkResidentialUse(form),
];
