/** Places of two lists that belong together; `null` on the side that has nothing there. */
export interface AlignedPair {
  before: number | null;
  now: number | null;
}

/**
 * Aligns two short lists: equal items stay together (longest common subsequence), items between
 * them are paired in order, and the rest was added or removed. So a row removed in the middle does
 * not mark all rows after it.
 */
export function alignLists<T>(
  before: readonly T[],
  now: readonly T[],
  same: (a: T, b: T) => boolean,
): AlignedPair[] {
  const pairs: AlignedPair[] = [];
  let [from, to] = [0, 0];
  for (const [a, b] of [
    ...findLongestCommonSubsequence(before, now, same),
    [before.length, now.length] as const,
  ]) {
    while (from < a || to < b)
      pairs.push({ before: from < a ? from++ : null, now: to < b ? to++ : null });
    if (a < before.length) pairs.push({ before: from++, now: to++ });
  }
  return pairs;
}

/** Places of the longest common subsequence, in order. */
function findLongestCommonSubsequence<T>(
  before: readonly T[],
  now: readonly T[],
  same: (a: T, b: T) => boolean,
): (readonly [number, number])[] {
  const lengths = before.map(() => now.map(() => 0));
  const lengthAt = (a: number, b: number): number => lengths[a]?.[b] ?? 0;
  const isSame = (a: number, b: number): boolean => same(before[a] as T, now[b] as T);
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const row = lengths[a] as number[];
      row[b] = isSame(a, b)
        ? lengthAt(a + 1, b + 1) + 1
        : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
    }
  }
  const places: (readonly [number, number])[] = [];
  for (let [a, b] = [0, 0]; a < before.length && b < now.length;) {
    if (isSame(a, b)) places.push([a++, b++]);
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1;
    else b += 1;
  }
  return places;
}
