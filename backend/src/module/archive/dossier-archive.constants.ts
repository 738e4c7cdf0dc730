/** A larger zip is written by a background task, when the client accepts one. */
export const INLINE_MAX_BYTES = 100_000_000;
export const INLINE_MAX_FILES = 60;
