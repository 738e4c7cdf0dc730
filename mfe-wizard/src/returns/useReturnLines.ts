import {
  isDocumentPointOpen,
  isFieldPointOpen,
  type RecordedReturnPoint,
  type ReturnProgress,
  getReturnProgress,
  splitReturnReason,
} from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';
import { hideOpenWords, listPoints } from './useReturnPoints.js';

/** A line of the reason that names a place. */
export interface ReturnLine {
  point: RecordedReturnPoint;
  name: string;
  /** What is not read at the place. */
  words: string;
  isMended: boolean;
}

/** How much of what was asked is changed; known once the server has said which documents there are. */
export const useReturnProgress = (reason: string): ReturnProgress =>
  useDossierState((state) =>
    state.lastStep === null ? 'open' : getReturnProgress(reason, listPoints(state), state.steps),
  );

/** The reason without what is read at its places, and apart from it the lines of its points. */
export function useReturnLines(reason: string): { text: string; lines: ReturnLine[] } {
  const form = useDossierState((state) => state.form);
  const points = useDossierState(listPoints);
  const items = useDossierState(
    (state) => state.lastStep?.documentSet.documentsDocumentsSetResponse,
  );
  const hide = (text: string) => hideOpenWords(text, points, form);
  const parts = splitReturnReason(reason, points);
  if (parts === null) return { text: hide(reason), lines: [] };
  const isMended = (point: RecordedReturnPoint): boolean => {
    if (point.field !== null) return !isFieldPointOpen(point, form);
    const files = items?.find(({ id }) => id === point.itemId)?.document.files;
    const fileIds = files?.map(({ id }) => id);
    return fileIds !== undefined && !isDocumentPointOpen(point, fileIds);
  };
  return {
    text: hide(parts.text),
    lines: points.flatMap((point, index) => {
      const line = parts.lines[index];
      return line === undefined
        ? []
        : [{ point, name: line.name, words: hide(line.words), isMended: isMended(point) }];
    }),
  };
}
