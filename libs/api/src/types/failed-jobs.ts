/** `dead`: given up, waits for a person · `retrying`: failed at least once, tried again by itself. */
export type FailedJobState = 'dead' | 'retrying';

/** A job that did not succeed, told without anything it carries. */
export interface FailedJob {
  id: string;
  /** E-mail, or which other kind of work. */
  kind: string;
  state: FailedJobState;
  /** Account and kind of notification an e-mail belongs to, where it belongs to one. */
  about: { accountId: number; kind: string } | null;
  /** Type and place of the error or answer of the mail server, without personal data. */
  error: string;
  attempts: number;
  created: string;
  /** Next attempt, or when it was given up. */
  next: string | null;
  /** Whether what it needs is still kept. */
  canRetry: boolean;
}
