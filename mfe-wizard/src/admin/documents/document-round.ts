import type { DocumentSetItemDto } from '@pratiche/api';

/** What the key of the documents does with the file that is open. */
export interface DocumentRoundStep {
  /** The document whose last file was read, to be marked. */
  verify: DocumentSetItemDto | null;
  /** File to show next; `null` when nothing is left to look at. */
  nextFileId: number | null;
}

/** The document that a file answers to; `undefined` of a receipt, a CPID or no file. */
export const findItemOfFile = (
  documents: readonly DocumentSetItemDto[],
  fileId: number | null,
): DocumentSetItemDto | undefined =>
  documents.find(({ document }) => document.files.some(({ id }) => id === fileId));

/** Whether a document has files that may be marked and are not yet. */
type IsOpenItem = (item: DocumentSetItemDto) => boolean;

/**
 * The round through the documents: every file of a document is shown, then the document is marked
 * and the next one still to be verified opens; after the last it begins again with those left out.
 */
export function planRoundStep(
  documents: readonly DocumentSetItemDto[],
  openFileId: number | null,
  isOpenItem: IsOpenItem,
): DocumentRoundStep {
  const current = documents.findIndex(({ document }) =>
    document.files.some(({ id }) => id === openFileId),
  );
  const item = documents[current];
  const files = item?.document.files ?? [];
  const following = files[files.findIndex(({ id }) => id === openFileId) + 1];
  if (item && following && isOpenItem(item)) return { verify: null, nextFileId: following.id };
  const others = [...documents.slice(current + 1), ...documents.slice(0, Math.max(current, 0))];
  const next = others.find(isOpenItem);
  return {
    verify: item && isOpenItem(item) ? item : null,
    nextFileId: next?.document.files[0]?.id ?? null,
  };
}
