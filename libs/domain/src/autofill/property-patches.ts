import { isLimitedService } from '../completeness/service-limits.js';
import type { DossierForm } from '../dossier/index.js';
import { isHardAttributionCategory, type ClimateZone } from '../enumerations/index.js';
import { cleanCode } from '../formats/index.js';
import { getParticularUse } from '../reference-tables/index.js';
import { DEFAULT_NATION } from './empty-dossier.js';
import type { FormPatch } from './form-patch.js';

/** Belfiore code of San Marino, the only foreign place in the pickers. */
const SAN_MARINO_CODE = 'Z130';

/** What residence and property have in common. */
const RESIDENCE_FIELD_SUFFIXES = [
  'Address',
  'AddressNumber',
  'Municipality',
  'Province',
  'Zip',
  'ClimateZone',
] as const;

/**
 * Particular use (and hard-attribution category) from the cadastral category. Limited services
 * allow only use 0.
 */
export function listCadastralCategoryPatches(form: DossierForm): FormPatch[] {
  const category = form.immovableCadastralCode;
  if (category === null) return [];
  const use = isLimitedService(form.serviceType) ? 0 : getParticularUse(category);
  const hard = use === 8 && isHardAttributionCategory(category) ? category : null;
  return [
    { field: 'immovableParticularUse', value: use },
    { field: 'immovableParticularUseHardAttribution', value: hard },
  ];
}

/**
 * A company has no main home. Back to a person the default of the specification returns, shown as
 * filled in by us.
 */
export const listPossessionTypePatches = ({ isCompany }: DossierForm): FormPatch[] => [
  { field: 'immovablePossessionType', value: isCompany ? 1 : 0 },
];

/** A home is taken to be in a building of homes, as long as the use of the building is not known. */
export const listGeneralUsePatches = (form: DossierForm): FormPatch[] =>
  form.immovableGeneralUse === null &&
  form.immovableCadastralCode !== null &&
  getParticularUse(form.immovableCadastralCode) === 0
    ? [{ field: 'immovableGeneralUse', value: 0 }]
    : [];

/** Of a building with several units one is usually worked on; for a single unit it is a question. */
export const proposeImmovableType = ({
  immovableUnitNumber: units,
}: Pick<DossierForm, 'immovableUnitNumber'>): 0 | null => (units !== null && units > 1 ? 0 : null);

export const listUnitNumberPatches = (form: DossierForm): FormPatch[] => [
  { field: 'interventionOnImmovableType', value: proposeImmovableType(form) },
];

/** The hard-attribution choice belongs to use 8 only. */
export const listParticularUsePatches = (form: DossierForm): FormPatch[] =>
  form.immovableParticularUse === 8
    ? []
    : [{ field: 'immovableParticularUseHardAttribution', value: null }];

/**
 * Intervention type 1 (a building with a single unit) implies one unit; otherwise the number is a
 * question.
 */
export const listImmovableTypePatches = (form: DossierForm): FormPatch[] => [
  {
    field: 'interventionImmovableUnitNumber',
    value: form.interventionOnImmovableType === 1 ? 1 : null,
  },
];

/** Municipality codes are written in capitals, without blanks. */
export const listMunicipalityCodePatches = (form: DossierForm): FormPatch[] => [
  {
    field: 'immovableMunicipalityCode',
    value: cleanCode(form.immovableMunicipalityCode ?? '') || null,
  },
];

/** A municipality as the pickers offer it. */
export interface PickedMunicipality {
  name: string;
  /** Empty where it has several and none is chosen. */
  cap: string;
  province: string;
  climateZone: ClimateZone | null;
  /** Belfiore code: it is the cadastral municipality code too. */
  code?: string;
}

/** What picking a municipality fills in: name, zip, province, climate zone, and the cadastral code of the property. */
export function listMunicipalityPatches(
  place: 'beneficiaryResidential' | 'immovable',
  municipality: PickedMunicipality,
): FormPatch[] {
  const patches: FormPatch[] = [
    { field: `${place}Municipality`, value: municipality.name },
    { field: `${place}Zip`, value: municipality.cap || null },
    { field: `${place}Province`, value: municipality.province },
    { field: `${place}ClimateZone`, value: municipality.climateZone },
  ];
  if (place === 'immovable' && municipality.code !== undefined) {
    patches.push({ field: 'immovableMunicipalityCode', value: municipality.code.toUpperCase() });
  }
  // San Marino is picked like a municipality, but it is a foreign state.
  if (place === 'beneficiaryResidential' && municipality.code === SAN_MARINO_CODE)
    patches.push({ field: 'beneficiaryResidentialNation', value: municipality.name });
  return patches;
}

/**
 * Clears the values a municipality had filled in, where `isFilledIn` confirms that they were not
 * typed.
 */
export const listMunicipalityClearingPatches = (
  place: 'beneficiaryResidential' | 'immovable',
  isFilledIn: (field: string) => boolean,
): FormPatch[] =>
  [
    `${place}Zip`,
    `${place}Province`,
    `${place}ClimateZone`,
    ...(place === 'immovable' ? ['immovableMunicipalityCode'] : []),
  ]
    .filter(isFilledIn)
    .map((field) => ({ field, value: null }));

/** Whether the residence is in Italy, hence a municipality to pick; an empty nation counts as Italy. */
export const isResidenceInItaly = ({
  beneficiaryResidentialNation: nation,
}: DossierForm): boolean =>
  nation === null ||
  nation.trim() === '' ||
  nation.trim().toLowerCase() === DEFAULT_NATION.toLowerCase();

/** Abroad there is no climate zone. */
export const listResidenceNationPatches = (form: DossierForm): FormPatch[] =>
  isResidenceInItaly(form) ? [] : [{ field: 'beneficiaryResidentialClimateZone', value: null }];

/** Why the residence cannot be copied to the property, Italian; `null` when it can. */
export function validateResidenceCopy(form: DossierForm): string | null {
  if (!isResidenceInItaly(form))
    return 'La residenza è all’estero: l’immobile deve essere in Italia.';
  const isEmpty = RESIDENCE_FIELD_SUFFIXES.every(
    (part) => form[`beneficiaryResidential${part}`] === null,
  );
  return isEmpty ? 'La residenza non è ancora compilata.' : null;
}

/** Copies the residence to the property (button of step 3). */
export const listResidenceCopyPatches = (form: DossierForm): FormPatch[] =>
  RESIDENCE_FIELD_SUFFIXES.map((part) => ({
    field: `immovable${part}`,
    value: form[`beneficiaryResidential${part}`],
  }));
