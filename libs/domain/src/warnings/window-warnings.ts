import type { DossierForm } from '../dossier/index.js';
import type { RowCheck } from '../product-checks/row-check.js';
import { listTransmittanceChecks } from '../product-checks/window-checks.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { toRowWarnings, type Warning, type WarningRemedy } from './warning.js';

const BONUS_CASA: WarningRemedy = {
  label: 'Passa a Bonus Casa',
  patches: [{ field: 'serviceType', value: 2 }],
};

/** New windows above the Ecobonus limit, old ones within it, and new ones no better than the old. */
export function listWindowWarnings(form: DossierForm, settings: LimitSettings): Warning[] {
  // The service is of the whole dossier: one button is enough.
  let isOffered = false;
  const offerBonusCasa = ({ suggestsBonusCasa }: RowCheck): WarningRemedy | null => {
    if (suggestsBonusCasa !== true || isOffered) return null;
    isOffered = true;
    return BONUS_CASA;
  };
  return toRowWarnings(
    'serramenti',
    form,
    (row) => listTransmittanceChecks(row, form, settings),
    offerBonusCasa,
  );
}
