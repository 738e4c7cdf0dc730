/** A zip up to here is streamed at once, where the caller can wait for a longer one; beyond, it becomes a work with progress. */
export const INLINE_MAX_BYTES = 100_000_000;
export const INLINE_MAX_FILES = 60;
