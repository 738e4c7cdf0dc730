/** The rows shown that are ticked, in the order they are shown. */
export const filterSelectedKeys = (
  keys: readonly number[],
  chosen: ReadonlySet<number>,
): number[] => keys.filter((key) => chosen.has(key));
