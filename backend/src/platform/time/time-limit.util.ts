/**
 * Waits for the work for at most so long; the work itself goes on.
 * @throws what `onLate` returns once the time is up
 */
export async function waitAtMost<T>(
  work: Promise<T>,
  limitMs: number,
  onLate: () => Error,
): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(onLate()), limitMs);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
