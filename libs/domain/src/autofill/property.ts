import { isLimitedService } from '../completeness/serviceLimits.js';
import type { DossierForm } from '../dossier/index.js';
import { HARD_ATTRIBUTION_CATEGORIES, type ClimateZone } from '../enumerations/index.js';
import { particularUseOf } from '../tables/index.js';
import type { Patch } from './patch.js';

/** Particular use (and hard-attribution category) from the cadastral category. Limited services know use 0 only. */
export function cadastralCategoryPatches(form: DossierForm): Patch[] {
  const category = form.immovableCadastralCode;
  if (category === null) return [];
  const use = isLimitedService(form.serviceType) ? 0 : particularUseOf(category);
  const hard = use === 8 && HARD_ATTRIBUTION_CATEGORIES.includes(category) ? category : null;
  return [
    { field: 'immovableParticularUse', value: use },
    { field: 'immovableParticularUseHardAttribution', value: hard },
  ];
}

/** The hard-attribution choice belongs to use 8 only. */
export const particularUsePatches = (form: DossierForm): Patch[] =>
  form.immovableParticularUse === 8 ? [] : [{ field: 'immovableParticularUseHardAttribution', value: null }];

/** Intervention type 1 (a building with a single unit) has one unit; otherwise the number is asked for. */
export const immovableTypePatches = (form: DossierForm): Patch[] =>
  [{ field: 'interventionImmovableUnitNumber', value: form.interventionOnImmovableType === 1 ? 1 : null }];

/** Municipality codes are written in capitals. */
export const municipalityCodePatches = (form: DossierForm): Patch[] =>
  [{ field: 'immovableMunicipalityCode', value: form.immovableMunicipalityCode?.trim().toUpperCase() ?? null }];

/** A municipality as the pickers offer it. */
export interface PickedMunicipality {
  name: string;
  cap: string;
  province: string;
  climateZone: ClimateZone | null;
  /** Belfiore code: it is the cadastral municipality code too. */
  code?: string;
}

/** What picking a municipality fills in: name, zip, province, climate zone, and the cadastral code of the property. */
export function municipalityPatches(place: 'beneficiaryResidential' | 'immovable', municipality: PickedMunicipality): Patch[] {
  const patches: Patch[] = [
    { field: `${place}Municipality`, value: municipality.name },
    { field: `${place}Zip`, value: municipality.cap },
    { field: `${place}Province`, value: municipality.province },
    { field: `${place}ClimateZone`, value: municipality.climateZone },
  ];
  if (place === 'immovable' && municipality.code !== undefined) {
    patches.push({ field: 'immovableMunicipalityCode', value: municipality.code.toUpperCase() });
  }
  return patches;
}

/** Copies the residence to the property (button of step 3). */
export const residenceToProperty = (form: DossierForm): Patch[] =>
  (['Address', 'AddressNumber', 'Municipality', 'Province', 'Zip', 'ClimateZone'] as const)
    .map((part) => ({ field: `immovable${part}`, value: form[`beneficiaryResidential${part}`] }));
