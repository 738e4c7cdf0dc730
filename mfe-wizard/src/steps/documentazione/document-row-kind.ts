import type { DocumentSetItemDto } from '@pratiche/api';

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

/** What is left to do with the mandatory documents, in one line. */
export function summarizeDocuments(missing: number, toMend: number): string {
  const parts = [
    toMend === 1
      ? 'Un documento da correggere'
      : toMend > 1
        ? `${toMend} documenti da correggere`
        : '',
    missing === 1
      ? 'Manca un documento obbligatorio'
      : missing > 1
        ? `Mancano ${missing} documenti obbligatori`
        : '',
  ].filter((part) => part !== '');
  return parts.length === 0
    ? 'Tutti i documenti obbligatori sono caricati.'
    : parts.map((part) => `${part}.`).join(' ');
}
