/**
 * A database of one suite's own on the Redis that the run provides; `null` without one. It is
 * emptied there, while others count in theirs.
 */
export const testRedisUrl = (database: number): string | null =>
  process.env['TEST_REDIS_URL'] === undefined
    ? null
    : `${process.env['TEST_REDIS_URL']}/${database}`;
