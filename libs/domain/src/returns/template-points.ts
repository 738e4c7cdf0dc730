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
  const targets = listTargets(points, documents);
  const added = targets.filter(
    ({ field, itemId }) => !made.some((point) => point.field === field && point.itemId === itemId),
  );
  return [...made, ...added.map((target) => ({ ...target, text }))].slice(0, MAX_RETURN_POINTS);
}

/** The points after a template was taken back; one whose words were changed since stays. */
export function dropTemplatePoints(
  made: readonly ReturnPoint[],
  { text, points = [] }: ReturnReasonTemplate,
  documents: readonly PointableDocument[],
): ReturnPoint[] {
  const targets = listTargets(points, documents);
  return made.filter(
    (point) =>
      point.text !== text ||
      !targets.some(({ field, itemId }) => point.field === field && point.itemId === itemId),
  );
}

const listTargets = (
  points: readonly string[],
  documents: readonly PointableDocument[],
): Omit<ReturnPoint, 'text'>[] =>
  points.flatMap((point): Omit<ReturnPoint, 'text'>[] => {
    if (isReturnField(point)) return [{ field: point, itemId: null }];
    const document = documents.find(({ code }) => code === point);
    return document ? [{ field: null, itemId: document.id }] : [];
  });
