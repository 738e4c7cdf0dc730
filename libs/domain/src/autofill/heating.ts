import type { DossierForm } from '../dossier/index.js';
import type { TipoGeneratore, VettoreEnergetico } from '../enumerations/index.js';
import { emptyGeneratore } from './empty.js';
import type { Patch } from './patch.js';

const CARRIERS: Readonly<Partial<Record<TipoGeneratore, VettoreEnergetico>>> = {
  teleriscaldamento: 'teleriscaldamento',
  biomassa: 'biomassa',
  caldaiaGasolio: 'gasolio',
};

/** Energy carrier that goes with a generator (spec wizard §5). */
export const carrierOf = (generator: TipoGeneratore): VettoreEnergetico =>
  CARRIERS[generator] ?? 'metano';

/** The energy carrier follows the first generator. */
export function carrierPatches(form: DossierForm): Patch[] {
  const type = form.generatori[0]?.tipoGeneratore ?? null;
  return type === null ? [] : [{ field: 'vettoreEnergetico', value: carrierOf(type) }];
}

/** Ecobonus with a window, or with summer cooling, and no generator gets an empty one (spec wizard §4). */
export const firstGeneratorPatches = (form: DossierForm): Patch[] =>
  form.serviceType === 1 &&
  (form.manufatti.serramenti.length > 0 || form.impiantoClimatizzazioneEstiva) &&
  form.generatori.length === 0
    ? [{ field: 'generatori', value: [emptyGeneratore()] }]
    : [];
