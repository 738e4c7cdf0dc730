import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus and the view start at the top of the new one, as they do when a browser loads it. */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page stayed and only its address changed: whoever is typing goes on.
    if (isTypingIn(main.current)) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

function isTypingIn(main: HTMLElement | null): boolean {
  const now = document.activeElement;
  return (
    now !== null && main !== null && main.contains(now) && now.matches('input, select, textarea')
  );
}
