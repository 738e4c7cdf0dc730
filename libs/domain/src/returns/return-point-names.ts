import type { DossierForm } from '../dossier/index.js';
import { getFieldLabel } from '../office-edit/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import { STEP_IDS, STEP_TITLES, type StepId } from '../steps/step-id.js';
import { findStepOfField, type ReturnPoint } from './return-points.js';

type DossierField = keyof DossierForm;

/** Fields that can be pointed at, by step. */
export const RETURN_FIELD_GROUPS: readonly {
  step: StepId;
  title: string;
  fields: readonly { field: DossierField; label: string }[];
}[] = STEP_IDS.filter((step) => STEP_FIELDS[step].length > 0).map((step) => ({
  step,
  title: STEP_TITLES[step],
  fields: STEP_FIELDS[step].map((field) => ({ field, label: getFieldLabel(field) })),
}));

/** A step with one field is named like it. */
export const nameStepField = (step: string, field: string): string =>
  step === field ? field : `${step} · ${field}`;

/** The reason as it is mailed and kept: the operator's text, and below it each point by name. */
export function composeReturnReason(
  reason: string,
  points: readonly ReturnPoint[],
  nameDocument: (itemId: number) => string,
): string {
  const lines = points.map(({ field, itemId, text }) => {
    const name = field === null ? nameDocument(itemId ?? 0) : nameField(field);
    // The words of a ready text are in the reason and at its points: mailed once is enough.
    return reason.includes(text.trim()) ? `– ${name}` : `– ${name}: ${text.trim()}`;
  });
  return [reason.trim(), ...lines].join('\n');
}

function nameField(field: DossierField): string {
  const step = findStepOfField(field);
  return step === null
    ? getFieldLabel(field)
    : nameStepField(STEP_TITLES[step], getFieldLabel(field));
}
