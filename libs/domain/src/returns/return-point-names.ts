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

const LINE_START = '– ';

/** The reason as it is mailed and kept: the operator's text, and below it each point by name. */
export function composeReturnReason(
  reason: string,
  points: readonly ReturnPoint[],
  nameDocument: (itemId: number) => string,
): string {
  const lines = points.map(({ field, itemId, text }) => {
    const name = field === null ? nameDocument(itemId ?? 0) : nameField(field);
    // The words of a ready text are in the reason and at its points: mailed once is enough.
    return reason.includes(text.trim())
      ? `${LINE_START}${name}`
      : `${LINE_START}${name}${wordsEnd(text)}`;
  });
  return [reason.trim(), ...lines].join('\n');
}

/** A line of a reason without the sign that begins the line of a point; `null` of any other line. */
export const readPointLine = (line: string): string | null =>
  line.startsWith(LINE_START) ? line.slice(LINE_START.length) : null;

const wordsEnd = (text: string): string => `: ${text.trim()}`;

/** A line that {@link composeReturnReason} wrote for a point. */
export interface ReturnReasonLine {
  /** What the point is about: "Dati catastali · Foglio". */
  name: string;
  /** The words of the point; blank where the reason itself has them. */
  words: string;
}

/**
 * Takes a reason apart as {@link composeReturnReason} put it together: the operator's text, and the
 * line of each point in their order. @returns `null` where the reason was written otherwise
 */
export function splitReturnReason(
  reason: string,
  points: readonly Pick<ReturnPoint, 'text'>[],
): { text: string; lines: ReturnReasonLine[] } | null {
  let text = reason;
  const lines: ReturnReasonLine[] = [];
  for (const point of points.toReversed()) {
    const hasWords = text.endsWith(wordsEnd(point.text));
    const named = hasWords ? text.slice(0, -wordsEnd(point.text).length) : text;
    const start = named.lastIndexOf(`\n${LINE_START}`);
    const name = named.slice(start + 1 + LINE_START.length);
    if (start < 0 || name.includes('\n')) return null;
    lines.unshift({ name, words: hasWords ? point.text.trim() : '' });
    text = named.slice(0, start);
  }
  return { text, lines };
}

function nameField(field: DossierField): string {
  const step = findStepOfField(field);
  return step === null
    ? getFieldLabel(field)
    : nameStepField(STEP_TITLES[step], getFieldLabel(field));
}
