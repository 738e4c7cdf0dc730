import type { DocumentSetItemDto } from '@pratiche/api';
import { getFieldLabel } from '@pratiche/domain/all-rules';
import {
  isDocumentToMend,
  isFieldPointOpen,
  toDocumentField,
  type DossierForm,
  type RecordedReturnPoint,
} from '@pratiche/domain';
import { toReturnedDocument } from '../../../state/wizard-steps.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';
import { LAST_STEP_TEXTS } from '../texts.js';

/** What the back office wants corrected and that is still as it was, by the path of its place. */
export function listOpenReturns(
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
