/** The board polls, because its page may stay open on a second screen. */
export const REFRESH_MS = 60_000;
