const DRAFTS = '/modules/drafts';

/**
 * Path of the menu entry a page belongs to, where the page itself is none: that of the list it was
 * opened from, which the page keeps in its state. A fitter's dossier without one is a draft; a sent
 * one writes its list into the state as it opens.
 */
export function findParentEntry(
  { pathname, state }: { pathname: string; state: unknown },
  paths: readonly string[],
): string | null {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (paths.includes(pathname)) return null;
  const unknown = pathname.startsWith('/modules/edit/') ? DRAFTS : '';
  const [list] = (typeof from === 'string' ? from : unknown).split(/[?#]/);
  return paths.find((path) => path === list) ?? null;
}
