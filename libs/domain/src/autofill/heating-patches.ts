import type { DossierForm } from '../dossier/index.js';
import type { TipoGeneratore, VettoreEnergetico } from '../enumerations/index.js';
import { createEmptyGeneratore } from './empty-generator.js';
import type { FormPatch } from './form-patch.js';

const ENERGY_CARRIERS: Readonly<Partial<Record<TipoGeneratore, VettoreEnergetico>>> = {
  teleriscaldamento: 'teleriscaldamento',
  biomassa: 'biomassa',
  caldaiaGasolio: 'gasolio',
};

/** Energy carrier that goes with a generator (spec wizard §5). */
export const getEnergyCarrier = (generator: TipoGeneratore): VettoreEnergetico =>
  ENERGY_CARRIERS[generator] ?? 'metano';

/** The energy carrier follows the first generator. */
export function listEnergyCarrierPatches(form: DossierForm): FormPatch[] {
  const type = form.generatori[0]?.tipoGeneratore ?? null;
  return type === null ? [] : [{ field: 'vettoreEnergetico', value: getEnergyCarrier(type) }];
}

/**
 * Adds a generator, nearly always a single one, to Ecobonus with a window or with summer cooling when there is none (spec
 * wizard §4).
 */
export const listFirstGeneratorPatches = (form: DossierForm): FormPatch[] =>
  form.serviceType === 1 &&
  (form.manufatti.serramenti.length > 0 || form.impiantoClimatizzazioneEstiva) &&
  form.generatori.length === 0
    ? [{ field: 'generatori', value: [{ ...createEmptyGeneratore(), numeroGeneratore: 1 }] }]
    : [];
