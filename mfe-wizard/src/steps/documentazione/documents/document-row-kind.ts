import type { DocumentSetItemDto } from '@pratiche/api';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

/** What a document waits for; the order is that of the rows. */
export const DOCUMENT_ROW_KINDS = ['mend', 'missing', 'done', 'optional'] as const;
export type DocumentRowKind = (typeof DOCUMENT_ROW_KINDS)[number];

/** @param isToMend a return points at the document, and it is still as it was */
export function getDocumentRowKind(
  { document, isMandatory }: Pick<DocumentSetItemDto, 'document' | 'isMandatory'>,
  isToMend: boolean,
): DocumentRowKind {
  if (isToMend) return 'mend';
  if (document.isUploaded) return 'done';
  return isMandatory ? 'missing' : 'optional';
}

/**
 * What is left to do with the mandatory documents, in one line.
 *
 * @param isReturnedWhole the dossier came back, and its reason points at nothing
 */
export function summarizeDocuments(
  missing: number,
  toMend: number,
  { isReturnedWhole = false } = {},
): string {
  const parts = [
    toMend > 0 ? TEXTS.toMend(toMend) : '',
    missing > 0 ? TEXTS.documentsMissing(missing) : '',
  ].filter((part) => part !== '');
  if (parts.length === 0 && isReturnedWhole) return TEXTS.returnedWithoutPoint;
  return parts.length === 0 ? TEXTS.allUploaded : parts.map((part) => `${part}.`).join(' ');
}
