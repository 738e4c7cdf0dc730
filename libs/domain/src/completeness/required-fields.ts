import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import type { StepId, Viewer } from '../steps/step-id.js';
import { checkStep } from './check-step.js';
import { GENERATOR_NAME_MESSAGE } from './check-impianto.js';
import { REQUIRED_MESSAGE } from './field-error.js';

/** Values that decide which other fields are required, so they are not cleared. */
const CONDITIONAL_FIELDS = new Set(['serviceType', 'immovableParticularUse', 'tipoGeneratore']);

const MISSING_MESSAGES: readonly string[] = [REQUIRED_MESSAGE, GENERATOR_NAME_MESSAGE];

/**
 * Paths of the required fields of a step, independent of their current values: the fields reported
 * missing when all clearable values are empty.
 */
export function listRequiredFields(
  form: DossierForm,
  step: StepId,
  viewer: Viewer,
  settings: LimitSettings,
): ReadonlySet<string> {
  const empty = clearValues(form);
  const undecided = {
    ...empty,
    immovableParticularUse: null,
    generatori: empty.generatori.map((row) => ({ ...row, tipoGeneratore: null })),
  };
  const listMissing = (cleared: DossierForm): string[] =>
    checkStep(cleared, step, { viewer }, settings)
      .filter(({ message }) => MISSING_MESSAGES.includes(message))
      .map(({ field }) => field);
  const isDeciding = (field: string): boolean =>
    CONDITIONAL_FIELDS.has(field.slice(field.lastIndexOf('.') + 1));
  // The deciding field is required too.
  return new Set([...listMissing(empty), ...listMissing(undecided).filter(isDeciding)]);
}

function clearValues<T>(value: T): T {
  if (Array.isArray(value)) return value.map((row: unknown) => clearValues(row)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const isPlain = typeof inner === 'string' || typeof inner === 'number';
      return [key, isPlain ? (CONDITIONAL_FIELDS.has(key) ? inner : null) : clearValues(inner)];
    }),
  ) as T;
}
