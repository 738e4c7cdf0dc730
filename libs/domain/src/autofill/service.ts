import { isLimitedService } from '../completeness/serviceLimits.js';
import type { DossierForm } from '../dossier/index.js';
import { firstGeneratorPatches } from './heating.js';
import type { Patch } from './patch.js';

/**
 * What choosing a service fills in: Bonus Casa and Bonus Sicurezza leave a natural person, residential use and windows
 * as the only choices (spec wizard §2 and §5).
 */
export function servicePatches(form: DossierForm): Patch[] {
  // Windows that were there before the service was Ecobonus ask for the heating system, too.
  if (!isLimitedService(form.serviceType)) return firstGeneratorPatches(form);
  const rows = (['schermature', 'chiusure'] as const).filter((list) => form.manufatti[list].length > 0);
  return [
    { field: 'isCompany', value: false },
    { field: 'immovableGeneralUse', value: 0 },
    { field: 'immovableParticularUse', value: 0 },
    { field: 'immovableParticularUseHardAttribution', value: null },
    ...rows.map((list) => ({ field: `manufatti.${list}`, value: [] })),
  ];
}

/** Rows that changing to a service would remove, so that the person can be asked first. */
export const rowsLostByService = (form: DossierForm, service: DossierForm['serviceType']): number =>
  isLimitedService(service) ? form.manufatti.schermature.length + form.manufatti.chiusure.length : 0;
