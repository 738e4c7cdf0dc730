import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The list a page was opened from, as the state of its address keeps it. */
export function readOrigin(state: unknown): string | null {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** Writes the list that a dossier is in into the page's address, so that the menu marks it; not where it is known. */
export function useRememberedList(list: string, isKnown: boolean): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // A page that is being left must not call its reader back.
    if (isKnown || window.location.pathname !== pathname) return;
    void navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: { from: list } },
    );
  }, [isKnown, navigate, pathname, search, hash, list]);
}
