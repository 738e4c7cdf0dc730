/** Enough to have the next item ready while one is written, few enough to hold in memory. */
const PREFETCH_COUNT = 4;

/** Processes a few items concurrently and yields their results in the order of the items. */
export async function* prefetchInOrder<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const begun: Promise<R>[] = [];
  for (const [index, item] of items.entries()) {
    for (const next of items.slice(index + begun.length, index + PREFETCH_COUNT)) {
      const result = work(next);
      // Awaited when its turn comes; an earlier failure must not count as unhandled.
      result.catch(() => undefined);
      begun.push(result);
    }
    const first = begun.shift();
    if (first !== undefined) yield [item, await first];
  }
}
