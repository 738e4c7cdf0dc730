import type { DocumentSetItemDto, LastStepDto } from '@pratiche/api';
import {
  type DossierForm,
  isDocumentToMend,
  isFieldPointOpen,
  type RecordedReturnPoint,
  toDocumentField,
  type Warning,
  getFieldLabel,
} from '@pratiche/domain';
import { useMunicipalityFinder } from '../../../fields/useMunicipalityFinder.js';
import { useDossierForm, useDossierState } from '../../../form/dossier-session-context.js';
import { useAllRules } from '../../../form/useAllRules.js';
import { useLastStepDoubts } from '../useLastStepDoubts.js';
import { toReturnedDocument } from '../../../state/wizard-steps.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';
import { LAST_STEP_TEXTS } from '../texts.js';

export interface OpenDoubt extends Pick<Warning, 'field' | 'message' | 'remedy'> {
  /** What it is about, where the field's own label does not say it. */
  label?: string;
}

/**
 * What deserves a second look before sending: what a return points at and is as it was, the doubts of
 * the form, and those that comparing it found.
 */
export function useOpenDoubts(lastStep: LastStepDto): OpenDoubt[] {
  const { listDossierWarnings } = useAllRules();
  const form = useDossierForm();
  const points = useDossierState((state) => state.record?.returnPoints);
  const findMunicipalities = useMunicipalityFinder();
  const items = lastStep.documentSet.documentsDocumentsSetResponse;
  const compared = useLastStepDoubts(lastStep);
  return [
    ...listOpenReturns((points ?? []) as RecordedReturnPoint[], form, items),
    ...listDossierWarnings(form, undefined, findMunicipalities),
    ...compared.doubts,
  ];
}

/** What the back office wants corrected and that is still as it was, by the path of its place. */
function listOpenReturns(
  points: readonly RecordedReturnPoint[],
  form: DossierForm,
  items: readonly DocumentSetItemDto[],
): { field: string; label?: string; message: string }[] {
  const fields = points.flatMap((point) =>
    point.field !== null && isFieldPointOpen(point, form)
      ? [
          {
            field: point.field,
            label: getFieldLabel(point.field),
            message: LAST_STEP_TEXTS.correctPoint(point.text),
          },
        ]
      : [],
  );
  const documents = items
    .filter((item) => isDocumentToMend(toReturnedDocument(item), points))
    .map((item) => {
      const text = points.find(({ itemId }) => itemId === item.id)?.text;
      return {
        field: toDocumentField(item.document.code),
        message: text === undefined ? TEXTS.newFileAsked : LAST_STEP_TEXTS.correctPoint(text),
      };
    });
  return [...fields, ...documents];
}
