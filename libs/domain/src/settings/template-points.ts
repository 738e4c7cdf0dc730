import { isReturnField } from '../returns/return-points.js';

export const MAX_TEMPLATE_POINTS = 10;
const DOCUMENT_CODE = /^[A-Z][A-Z0-9_]{1,19}$/;

/** Italian message of points that a template cannot have; `null` when it can. */
export function findTemplatePointsFault(points: readonly unknown[]): string | null {
  const isKnown = (point: unknown) =>
    isReturnField(point) || (typeof point === 'string' && DOCUMENT_CODE.test(point));
  if (!points.every(isKnown)) return 'Uno dei dati o documenti indicati non esiste.';
  return new Set(points).size < points.length
    ? 'Lo stesso dato o documento è indicato due volte.'
    : null;
}
