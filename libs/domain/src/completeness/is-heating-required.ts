import type { DossierForm } from '../dossier/index.js';
import type { Viewer } from '../steps/step-id.js';

/**
 * Whether the existing heating system is required: where windows are replaced. The customer often
 * gets the link before the fitter enters a product, so of them it is asked until the products say
 * otherwise.
 */
export const isHeatingRequired = (
  { manufatti }: Pick<DossierForm, 'manufatti'>,
  viewer: Viewer,
): boolean =>
  manufatti.serramenti.length > 0 ||
  (viewer === 'beneficiary' &&
    manufatti.schermature.length === 0 &&
    manufatti.chiusure.length === 0);
