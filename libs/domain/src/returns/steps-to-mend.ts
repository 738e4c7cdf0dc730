import type { DossierForm } from '../dossier/index.js';
import type { StepId } from '../steps/step-id.js';
import {
  findStepOfField,
  isDocumentPointOpen,
  isFieldPointOpen,
  type RecordedReturnPoint,
} from './return-points.js';

/** A document of the dossier, as far as a return may ask for it again. */
export interface ReturnedDocument {
  /** Document-set item. */
  id: number;
  fileIds: readonly number[];
  /** The back office wants another file, which is not there yet. */
  isWantedAgain: boolean;
}

/** Whether a document still has to be mended: another file was asked for, or an operator points at the files it has. */
export const isDocumentToMend = (
  { id, fileIds, isWantedAgain }: ReturnedDocument,
  points: readonly RecordedReturnPoint[],
): boolean =>
  isWantedAgain ||
  points.some((point) => point.itemId === id && isDocumentPointOpen(point, fileIds));

/**
 * The steps with something that the back office wants corrected and that is still as it was.
 * @param documents `undefined` while the server has not said which there are
 */
export function listStepsToMend(
  points: readonly RecordedReturnPoint[],
  form: DossierForm,
  documents: readonly ReturnedDocument[] | undefined,
): StepId[] {
  const steps = new Set<StepId>();
  for (const point of points) {
    const step =
      point.field !== null && isFieldPointOpen(point, form) ? findStepOfField(point.field) : null;
    if (step !== null) steps.add(step);
  }
  if (documents?.some((document) => isDocumentToMend(document, points)))
    steps.add('documentazione');
  return [...steps];
}
