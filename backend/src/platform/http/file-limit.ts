/** Files of this many bytes or more are refused. */
export const FILE_LIMIT_BYTES = 40_000_000;
