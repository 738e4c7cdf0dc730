import { isLimitedService } from '../completeness/service-limits.js';
import type { DossierForm } from '../dossier/index.js';
import { getParticularUse } from '../reference-tables/index.js';
import { listFirstGeneratorPatches } from './heating-patches.js';
import type { FormPatch } from './form-patch.js';
import { listCadastralCategoryPatches, listPossessionTypePatches } from './property-patches.js';

/**
 * What choosing a service fills in: Bonus Casa and Bonus Sicurezza leave a natural person, residential use and windows
 * as the only choices (spec wizard §2 and §5).
 */
export function listServicePatches(form: DossierForm): FormPatch[] {
  // Windows added before the service became Ecobonus also require the heating system.
  if (!isLimitedService(form.serviceType))
    return [...listFirstGeneratorPatches(form), ...listUseRestoringPatches(form)];
  const rows = (['schermature', 'chiusure'] as const).filter(
    (list) => form.manufatti[list].length > 0,
  );
  return [
    { field: 'isCompany', value: false },
    ...(form.isCompany ? listPossessionTypePatches({ ...form, isCompany: false }) : []),
    ...form.otherBeneficiaries.map((_, index) => ({
      field: `otherBeneficiaries.${index}.isCompany`,
      value: false,
    })),
    { field: 'immovableGeneralUse', value: 0 },
    { field: 'immovableParticularUse', value: 0 },
    { field: 'immovableParticularUseHardAttribution', value: null },
    ...rows.map((list) => ({ field: `manufatti.${list}`, value: [] })),
  ];
}

/**
 * A service for homes allows only the residential use. Where the category implies another use, that
 * use is restored, and the use of the whole building is cleared because the user did not choose it.
 */
const listUseRestoringPatches = (form: DossierForm): FormPatch[] =>
  form.immovableParticularUse === 0 &&
  form.immovableCadastralCode !== null &&
  getParticularUse(form.immovableCadastralCode) !== 0
    ? [...listCadastralCategoryPatches(form), { field: 'immovableGeneralUse', value: null }]
    : [];

/** Rows that changing to a service would remove, so that the user can confirm first. */
export const countRowsLostByService = (
  form: DossierForm,
  service: DossierForm['serviceType'],
): number =>
  isLimitedService(service)
    ? form.manufatti.schermature.length + form.manufatti.chiusure.length
    : 0;
