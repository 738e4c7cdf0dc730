import { isDocumentPointOpen, isFieldPointOpen, type RecordedReturnPoint } from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';
import { useReasonBesidePoints } from './useReturnPoints.js';

/** A line of the reason that names a place. */
export interface ReturnLine {
  point: RecordedReturnPoint;
  name: string;
  /** What is not read at the place. */
  words: string;
  isMended: boolean;
}

const LINE_START = '– ';

/** The reason, and apart from it the lines of the points, which end it in their order. */
export function useReturnLines(reason: string): { text: string; lines: ReturnLine[] } {
  const rest = useReasonBesidePoints(reason).split('\n');
  const form = useDossierState((state) => state.form);
  const points = useDossierState((state) => state.record?.returnPoints) ?? [];
  const items = useDossierState(
    (state) => state.lastStep?.documentSet.documentsDocumentsSetResponse,
  );
  const named = points.length === 0 ? [] : rest.slice(-points.length);
  // A point whose words have lines of their own is left as it was written.
  if (!named.every((line) => line.startsWith(LINE_START)) || named.length < points.length)
    return { text: rest.join('\n'), lines: [] };
  const isMended = (point: RecordedReturnPoint) => {
    if (point.field !== null) return !isFieldPointOpen(point, form);
    const files = items?.find(({ id }) => id === point.itemId)?.document.files;
    return (
      files !== undefined &&
      !isDocumentPointOpen(
        point,
        files.map(({ id }) => id),
      )
    );
  };
  return {
    text: rest.slice(0, rest.length - points.length).join('\n'),
    lines: (points as readonly RecordedReturnPoint[]).map((point, index) => {
      const [name = '', ...words] = (named[index] ?? '').slice(LINE_START.length).split(': ');
      return { point, name, words: words.join(': '), isMended: isMended(point) };
    }),
  };
}
