/** What colleagues have open, and what they did, is at most so old in a list of dossiers that is looked at. */
export const LIST_REFRESH_MS = 30_000;
