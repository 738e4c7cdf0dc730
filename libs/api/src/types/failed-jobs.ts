/**
 * `dead`: given up, needs manual action · `retrying`: failed at least once, retried automatically.
 */
export type FailedJobState = 'dead' | 'retrying';

/** A job that failed, without its payload. */
export interface FailedJob {
  id: string;
  /** E-mail, or which other kind of work. */
  kind: string;
  state: FailedJobState;
  /** Account and kind of notification of an e-mail, where it has them. */
  about: { accountId: number; kind: string } | null;
  /** Type and place of the error or answer of the mail server, without personal data. */
  error: string;
  attempts: number;
  created: string;
  /** Next attempt, or when it was given up. */
  next: string | null;
  /** Whether its data is still stored. */
  canRetry: boolean;
}
