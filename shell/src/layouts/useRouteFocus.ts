import { isDialogOpen } from '@pratiche/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the title and the scroll position to the top after a route change, as a
 * browser does on page load.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Only the URL changed and the page stayed, so a field being typed in keeps the focus.
    if (isTypingIn(main.current)) return;
    window.scrollTo(0, 0);
    // A question asked before the address followed keeps its focus, so that Enter still answers it.
    if (isDialogOpen()) return;
    // The title says which page it is; a page that loads focuses its own when it is there.
    const title = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (title ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

function isTypingIn(main: HTMLElement | null): boolean {
  const now = document.activeElement;
  return (
    now !== null && main !== null && main.contains(now) && now.matches('input, select, textarea')
  );
}
