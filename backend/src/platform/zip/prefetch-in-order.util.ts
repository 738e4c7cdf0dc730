/** Started at once: enough to have the next one ready while one is written, few enough to be held in memory. */
const PREFETCH_COUNT = 4;

/** Works on a few items at once and hands their results on in the order of the items. */
export async function* prefetchInOrder<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const begun: Promise<R>[] = [];
  for (const [index, item] of items.entries()) {
    for (const next of items.slice(index + begun.length, index + PREFETCH_COUNT)) {
      const result = work(next);
      // Looked at when its turn comes; failing before that is not unhandled.
      result.catch(() => undefined);
      begun.push(result);
    }
    const first = begun.shift();
    if (first !== undefined) yield [item, await first];
  }
}
