import { areSameFiles } from '../document-checks/index.js';
import type { DossierForm } from '../dossier/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import { STEP_IDS, type StepId } from '../steps/step-id.js';

type DossierField = keyof DossierForm;

export const MAX_RETURN_POINTS = 30;
export const RETURN_POINT_TEXT_MAX = 500;

/** A field or a document that an operator points at, and what is wrong with it. */
export interface ReturnPoint {
  field: DossierField | null;
  /** Document-set item. */
  itemId: number | null;
  text: string;
}

/** A point with what it was about, so that a change settles it. */
export interface RecordedReturnPoint extends ReturnPoint {
  /** Value of the field then, as text. */
  value: string | null;
  /** Files of the document then. */
  fileIds: number[];
}

const FIELDS: ReadonlySet<string> = new Set(STEP_IDS.flatMap((step) => STEP_FIELDS[step]));
export const isReturnField = (field: unknown): field is DossierField =>
  typeof field === 'string' && FIELDS.has(field);

export const findStepOfField = (field: DossierField): StepId | null =>
  STEP_IDS.find((step) => STEP_FIELDS[step].includes(field)) ?? null;

/** Italian message of points that cannot be taken; `null` when they can. */
export function validateReturnPoints(
  points: readonly ReturnPoint[],
  itemIds: readonly number[],
): string | null {
  if (points.length > MAX_RETURN_POINTS) return `Al massimo ${MAX_RETURN_POINTS} punti per volta.`;
  const seen = new Set<string>();
  for (const { field, itemId, text } of points) {
    if ((field === null) === (itemId === null))
      return 'Ogni punto indica un dato oppure un documento.';
    if (itemId !== null && !itemIds.includes(itemId))
      return 'Uno dei documenti indicati non è di questa pratica.';
    if (field !== null && !isReturnField(field)) return 'Uno dei dati indicati non esiste.';
    if (text.trim() === '') return 'Scrivi che cosa correggere in ogni punto.';
    const key = `${field ?? ''}:${itemId ?? ''}`;
    if (seen.has(key)) return 'Lo stesso dato o documento è indicato due volte.';
    seen.add(key);
  }
  return null;
}

/** The value of a field as text: alike however the database orders the keys of a row. */
export const serializeFieldValue = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Points with what they are about. */
export const recordReturnPoints = (
  points: readonly ReturnPoint[],
  form: DossierForm,
  listFileIds: (itemId: number) => number[],
): RecordedReturnPoint[] =>
  points.map(({ field, itemId, text }) => ({
    field,
    itemId,
    text: text.trim(),
    value: field === null ? null : serializeFieldValue(form[field]),
    fileIds: itemId === null ? [] : listFileIds(itemId),
  }));

/** Whether a field is still as it was when it was pointed at. */
export const isFieldPointOpen = (
  { field, value }: Pick<RecordedReturnPoint, 'field' | 'value'>,
  form: DossierForm,
): boolean => field !== null && serializeFieldValue(form[field]) === value;

/** Whether a document still has the files that were pointed at. */
export const isDocumentPointOpen = (
  { itemId, fileIds: then }: Pick<RecordedReturnPoint, 'itemId' | 'fileIds'>,
  fileIds: readonly number[],
): boolean => itemId !== null && areSameFiles(then, fileIds);
