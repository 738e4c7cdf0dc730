/**
 * Path of the menu entry a page belongs to, where the page itself is none: that of the list it was
 * opened from, which the page keeps in its state.
 */
export function findParentEntry(
  { pathname, state }: { pathname: string; state: unknown },
  paths: readonly string[],
): string | null {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || paths.includes(pathname)) return null;
  const [list] = from.split(/[?#]/);
  return paths.find((path) => path === list) ?? null;
}
