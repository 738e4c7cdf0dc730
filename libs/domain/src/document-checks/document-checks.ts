import { isCompletedStatus, isOpenStatus, type StatusCode } from '../statuses/index.js';

/** An operator has looked at the files of a document: these and no others. */
export interface CheckedDocument {
  readonly itemId: number;
  readonly fileIds: readonly number[];
}

/** A document as the back office counts it. */
export interface CountedDocument {
  readonly itemId: number;
  readonly isMandatory: boolean;
  readonly fileIds: readonly number[];
}

export interface DocumentCounts {
  mandatory: number;
  mandatoryPresent: number;
  /** Documents with files, optional ones included. */
  present: number;
  verified: number;
}

/** Whether two lists name the same files, in any order. */
export function areSameFiles(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}

/** A check is lost as soon as a file is added, replaced or removed. */
export const isCheckCurrent = (
  { fileIds: checked }: Pick<CheckedDocument, 'fileIds'>,
  fileIds: readonly number[],
): boolean => fileIds.length > 0 && areSameFiles(checked, fileIds);

/** Italian message when a document may not be marked as verified, or the mark taken away; `null` when it may. */
export function validateDocumentCheck(
  status: StatusCode,
  fileIds: readonly number[],
): string | null {
  if (isOpenStatus(status))
    return 'La pratica è in mano all’installatore: potrai verificare i documenti dopo l’invio.';
  if (isCompletedStatus(status))
    return 'La pratica è completata: non puoi più verificare i documenti.';
  if (fileIds.length === 0) return 'Questo documento non ha file da verificare.';
  return null;
}

/** Italian message why a document cannot be marked as verified while it is asked for again; `null` when it can. */
export const validateCheckOfRequested = (hasOpenRequest: boolean): string | null =>
  hasOpenRequest
    ? 'Il documento è stato richiesto di nuovo: attendi la risposta oppure ritira la richiesta.'
    : null;

/** How many documents are there, and how many of them were looked at. */
export function countDocuments(
  documents: readonly CountedDocument[],
  checks: readonly CheckedDocument[],
): DocumentCounts {
  const mandatory = documents.filter(({ isMandatory }) => isMandatory);
  const present = documents.filter(({ fileIds }) => fileIds.length > 0);
  return {
    mandatory: mandatory.length,
    mandatoryPresent: mandatory.filter(({ fileIds }) => fileIds.length > 0).length,
    present: present.length,
    verified: present.filter(({ itemId, fileIds }) =>
      checks.some((check) => check.itemId === itemId && isCheckCurrent(check, fileIds)),
    ).length,
  };
}

/** Documents with files that were not looked at. */
export function countUnverified(
  documents: readonly CountedDocument[],
  checks: readonly CheckedDocument[],
): number {
  const { present, verified } = countDocuments(documents, checks);
  return present - verified;
}
