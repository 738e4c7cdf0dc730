import { readDocumentField } from '../documents/document-field.js';
import { continueSentence } from '../formats/continue-sentence.js';
import { isReturnField, MAX_RETURN_POINTS, type ReturnPoint } from './return-points.js';
import type { PointableDocument } from './template-points.js';

/** A doubt that an operator may turn into a point of a return. */
export interface ReturnDoubt {
  /** Path in the form, or of a document. */
  field: string;
  /** What it is about, as the operator reads it. */
  label: string;
  message: string;
  /** Name of the rule, and what found it. */
  code: string | null;
  origin: string;
}

/** Found by comparing, and yet about this dossier alone: the fitter reads them in the same words. */
const OWN_COMPARISONS: readonly (string | null)[] = ['file-twice', 'paper-changed'];

/** What a return points at for a doubt: the whole field, also for one value of a row; `null` where it cannot. */
export function findDoubtTarget(
  { field }: Pick<ReturnDoubt, 'field'>,
  documents: readonly PointableDocument[],
): Omit<ReturnPoint, 'text'> | null {
  const code = readDocumentField(field);
  if (code !== null) {
    const document = documents.find((one) => one.code === code);
    return document ? { field: null, itemId: document.id } : null;
  }
  const name = field.split('.')[0];
  return isReturnField(name) ? { field: name, itemId: null } : null;
}

/**
 * The doubt as the fitter may read it: with the name of the value where it is in a row. Blank where it
 * tells of a dossier that may be another company's: the operator writes that in other words.
 */
export function toReturnWords({ field, label, message, code, origin }: ReturnDoubt): string {
  if (origin === 'comparison' && !OWN_COMPARISONS.includes(code)) return '';
  return field.includes('.') && readDocumentField(field) === null
    ? `${label}: ${continueSentence(message)}`
    : message;
}

const isSameTarget = (point: ReturnPoint, target: Omit<ReturnPoint, 'text'>): boolean =>
  point.field === target.field && point.itemId === target.itemId;

/** Whether a return points at what a doubt is about. */
export const isDoubtPointed = (
  made: readonly ReturnPoint[],
  doubt: ReturnDoubt,
  documents: readonly PointableDocument[],
): boolean => {
  const target = findDoubtTarget(doubt, documents);
  return target !== null && made.some((point) => isSameTarget(point, target));
};

/** The points after a doubt was chosen: below those made before, or in the words of the one about the same. */
export function addDoubtPoint(
  made: readonly ReturnPoint[],
  doubt: ReturnDoubt,
  documents: readonly PointableDocument[],
): ReturnPoint[] {
  const target = findDoubtTarget(doubt, documents);
  if (target === null) return [...made];
  const words = toReturnWords(doubt);
  if (isDoubtPointed(made, doubt, documents))
    return made.map((point) =>
      isSameTarget(point, target) ? { ...point, text: joinWords(point.text, words) } : point,
    );
  return [...made, { ...target, text: words }].slice(0, MAX_RETURN_POINTS);
}

const joinWords = (before: string, words: string): string =>
  before.includes(words) ? before : [before.trim(), words].filter(Boolean).join('; ');
