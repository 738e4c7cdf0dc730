import { selectPlural } from '../formats/index.js';
import { checkManufatti } from '../completeness/check-manufatti.js';
import { getUValueLimitMessage } from '../completeness/check-product-rows.js';
import { ACQUIRED_STEPS, checkStep } from '../completeness/check-step.js';
import type { FieldError } from '../completeness/field-error.js';
import type { DossierForm } from '../dossier/index.js';
import { getUValueLimit, type LimitSettings } from '../reference-tables/index.js';
import { getStatus, type StatusNameSettings, type Transition } from '../statuses/index.js';
import { ZONE_MISSING_MESSAGE } from '../wizard/sending-conditions.js';
import { formatFieldNames } from './field-names.js';

type DossierField = keyof DossierForm;

/** Without the zone the limit of a window cannot be checked, whatever the service asks for. */
export const findMissingZone = ({
  immovableClimateZone,
  manufatti,
}: Pick<DossierForm, 'immovableClimateZone' | 'manufatti'>): FieldError[] =>
  immovableClimateZone === null && manufatti.serramenti.length > 0
    ? [{ field: 'immovableClimateZone', message: ZONE_MISSING_MESSAGE }]
    : [];

/**
 * Fields of the acquired data that are missing or wrong, in screen order; none where the fitter has
 * filled them in.
 */
export function listMissingAcquiredFields(
  form: DossierForm,
  today: string,
  settings: LimitSettings,
): readonly DossierField[] {
  if (!form.acquisizioneBeneficiario) return [];
  const errors = ACQUIRED_STEPS.flatMap((step) =>
    checkStep(form, step, { viewer: 'admin', today }, settings),
  );
  return [
    ...new Set([...errors, ...findMissingZone(form)].map(({ field }) => field as DossierField)),
  ];
}

/** Rows of windows, counted from 1, above the transmittance limit of the zone. */
function listWindowsAboveLimit(form: DossierForm, settings: LimitSettings): number[] {
  const { immovableClimateZone: zone, interventionStartDate } = form;
  if (zone === null) return [];
  const message = getUValueLimitMessage(getUValueLimit(zone, interventionStartDate, settings));
  const errors = checkManufatti(form, settings).filter((error) => error.message === message);
  return form.manufatti.serramenti.flatMap((_, index) =>
    errors.some(({ field }) => field.startsWith(`manufatti.serramenti.${index}.`))
      ? [index + 1]
      : [],
  );
}

/** Italian message while zone and limits of a dossier are not checked; `null` when they are. */
function validateCheckedLimits(form: DossierForm, settings: LimitSettings): string | null {
  const { acquisizioneBeneficiario, immovableClimateZone: zone } = form;
  if (acquisizioneBeneficiario && zone === null)
    return 'La zona climatica è da acquisire: senza, i limiti non sono controllati. Inseriscila con «Modifica dati»';
  const above = listWindowsAboveLimit(form, settings);
  if (above.length === 0) return null;
  const rows = selectPlural(
    above.length,
    `del serramento ${above[0]}`,
    `dei serramenti ${above.join(', ')}`,
  );
  return `La trasmittanza ${rows} supera il limite della zona ${zone}: chiedi le correzioni all’installatore`;
}

/**
 * Italian message of a change of status that waits for data of the dossier; `null` when nothing of
 * them is missing.
 */
export function validateTransitionData(
  form: DossierForm,
  { to, effects }: Pick<Transition, 'to' | 'effects'>,
  today: string,
  settings: LimitSettings & StatusNameSettings,
): string | null {
  if (effects.requiresAcquiredData === true) {
    const missing = listMissingAcquiredFields(form, today, settings);
    if (missing.length > 0)
      return `Per passare allo stato «${getStatus(to, settings).name}» servono i dati da acquisire. Da completare con «Modifica dati»: ${formatFieldNames(missing)}`;
  }
  return effects.requiresCheckedLimits === true ? validateCheckedLimits(form, settings) : null;
}
