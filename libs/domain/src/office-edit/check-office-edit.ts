import { ACQUIRED_STEPS, checkStep } from '../completeness/check-step.js';
import { REQUIRED_MESSAGE, type FieldError } from '../completeness/field-error.js';
import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { isFiledStatus, type StatusCode } from '../statuses/index.js';
import { STEP_IDS, type StepId } from '../steps/step-id.js';
import { findMissingZone } from './acquired-data.js';
import { isOfficeEditPath, listOfficeEditSteps } from './office-edit-steps.js';

/** An edit of the back office: the dossier as it is stored, and as it would be. */
export interface OfficeEdit {
  status: StatusCode;
  after: DossierForm;
  changed: readonly (keyof DossierForm)[];
  /** Today in Italy, `yyyy-mm-dd`. */
  today: string;
}

const ROOT_PATTERN = /^[^.]+/;

/**
 * Errors in the fields that an edit changes. What the provider acquires may stay empty until the
 * dossier goes to ENEA; what the fitter declared may be corrected, not emptied.
 */
export function checkOfficeEdit(
  { status, after, changed, today }: OfficeEdit,
  settings: LimitSettings,
): FieldError[] {
  const mayStayEmpty = (step: StepId): boolean =>
    after.acquisizioneBeneficiario && ACQUIRED_STEPS.includes(step) && !isFiledStatus(status);
  const isChanged = ({ field }: FieldError): boolean =>
    changed.some((one) => one === ROOT_PATTERN.exec(field)?.[0]);
  const whole = listOfficeEditSteps(after);
  return STEP_IDS.flatMap((step) => {
    const errors = checkStep(after, step, { viewer: 'admin', today }, settings);
    // Beside its answers the back office mends nothing there.
    if (!whole.includes(step))
      return errors.filter((error) => isChanged(error) && isOfficeEditPath(after, error.field));
    const known = new Set(errors.map(({ field }) => field));
    const zone = step === 'ubicazione' ? findMissingZone(after) : [];
    return mayStayEmpty(step)
      ? errors.filter((error) => error.message !== REQUIRED_MESSAGE && isChanged(error))
      : [...errors, ...zone.filter(({ field }) => !known.has(field))].filter(isChanged);
  });
}
