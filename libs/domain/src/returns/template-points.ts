import { isReturnField, MAX_RETURN_POINTS, type ReturnPoint } from './return-points.js';
import { listReturnReasons, type ReturnReasonTemplate } from './return-reasons.js';

/** A document that can be pointed at. */
export interface PointableDocument {
  id: number;
  code: string;
}

/**
 * Ready texts for asking one document again: those that point at it first, and none that points at
 * other things alone.
 */
export function listDocumentReasons(
  templates: readonly ReturnReasonTemplate[],
  code: string,
): ReturnReasonTemplate[] {
  const corrections = listReturnReasons(templates, false);
  return [
    ...corrections.filter(({ points }) => points?.includes(code)),
    ...corrections.filter(({ points = [] }) => points.length === 0),
  ];
}

/** The points after a template was chosen: its own below those made before, never twice. */
export function addTemplatePoints(
  made: readonly ReturnPoint[],
  { text, points = [] }: ReturnReasonTemplate,
  documents: readonly PointableDocument[],
): ReturnPoint[] {
  const targets = points.flatMap((point): Omit<ReturnPoint, 'text'>[] => {
    if (isReturnField(point)) return [{ field: point, itemId: null }];
    const document = documents.find(({ code }) => code === point);
    return document ? [{ field: null, itemId: document.id }] : [];
  });
  const added = targets.filter(
    ({ field, itemId }) => !made.some((point) => point.field === field && point.itemId === itemId),
  );
  return [...made, ...added.map((target) => ({ ...target, text }))].slice(0, MAX_RETURN_POINTS);
}
