import type { AdminDossierDto, DocumentSetItemDto } from '@pratiche/api';
import { countUnverified, type CountedDocument } from '@pratiche/domain';

export const listFileIds = ({ document }: DocumentSetItemDto): number[] =>
  document.files.map(({ id }) => id);

/** The documents of a dossier as the rules count them. */
export const toCountedDocuments = (documents: readonly DocumentSetItemDto[]): CountedDocument[] =>
  documents.map((item) => ({
    itemId: item.id,
    isMandatory: item.isMandatory,
    fileIds: listFileIds(item),
  }));

/** How many documents of the open dossier no operator has verified. */
export const countOpenDocuments = ({
  documents,
  documentChecks,
}: Pick<AdminDossierDto, 'documents' | 'documentChecks'>): number =>
  countUnverified(toCountedDocuments(documents), documentChecks);

/** Id of the row of a document, by which it is brought into view. */
export const getDocumentRowId = (itemId: number): string => `documento-${itemId}`;
