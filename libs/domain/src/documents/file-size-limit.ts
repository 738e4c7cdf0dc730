/** Files of this many bytes or more are refused (spec platform §5). */
export const FILE_MAX_BYTES = 40_000_000;

export const FILE_TOO_LARGE_MESSAGE = 'Dimensione massima consentita di 40MB superata!';
