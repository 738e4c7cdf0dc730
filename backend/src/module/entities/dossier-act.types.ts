import type { StatusCode } from '@pratiche/domain';

/** Kinds of acts on a dossier; those of the audit log have the same name there. */
export type DossierActKind =
  | 'act-undone'
  | 'assignment'
  | 'charge-returned'
  | 'charge-taken'
  | 'cpid-change'
  | 'document-added'
  | 'document-removed'
  | 'document-request'
  | 'document-request-answered'
  | 'document-request-withdrawn'
  | 'dossier-change'
  | 'dossier-edit'
  | 'energy-saving-change'
  | 'filing-correction'
  | 'filing-file-change'
  | 'postponement'
  | 'postponement-ended'
  | 'status-change';

/** The last act on a dossier, as its row keeps it; the name of the account is read with it. */
export interface DossierAct {
  kind: DossierActKind;
  /** `null` for the customer and for what happens by itself. */
  accountId: number | null;
  /** The new status of a `status-change`. */
  to: StatusCode | null;
  /** ISO text. */
  at: string;
}
