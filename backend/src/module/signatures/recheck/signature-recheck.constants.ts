/**
 * Job that compares signed papers of open dossiers with what they would print now, and tells
 * customers of papers that are ready now.
 */
export const RECHECK_JOB = 'signature-recheck';

/** `accountId`: the dossiers of one company; without it all. */
export interface RecheckParams {
  accountId?: number;
  /** Whether the change can have completed papers. */
  announces?: boolean;
}
