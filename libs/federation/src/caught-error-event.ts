/** Event of the window for an error that a page caught and shows; `detail` is a {@link CaughtError}. */
export const CAUGHT_ERROR_EVENT = 'pratiche:caught-error';

/** An error that a page shows in place of its content. */
export interface CaughtError {
  /** `load`: the page did not come; `boundary`: it came and failed. */
  kind: 'load' | 'boundary';
  error: unknown;
  /** Remote that the page is of. */
  remote?: string;
  /** Release of that remote, as its address names it. */
  remoteRelease?: string;
  /** Code that the page shows, by which support finds the line of the log. */
  reference: string;
}

/** Tells the host of an error, which reports it. */
export function announceCaughtError(detail: CaughtError): void {
  window.dispatchEvent(new CustomEvent(CAUGHT_ERROR_EVENT, { detail }));
}

/** Code of six letters and digits that a person can read out on the telephone. */
export function createErrorReference(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}
