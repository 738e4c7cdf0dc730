import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Widths of a page, in widths of its frame. */
export const ZOOM_STEPS = [1, 1.5, 2, 3] as const;
const MAX_ZOOM = 3;
/** Where the text of a paper begins, in widths of its page. */
const TEXT_START = 0.09;

export interface PageZoom {
  zoom: number;
  setZoom: (zoom: number) => void;
  frame: RefObject<HTMLDivElement | null>;
}

/** How large the pages are drawn: as wide as their frame, then by its buttons and by two fingers. */
export function usePageZoom(): PageZoom {
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const current = useRef(1);

  // What was in the middle of the screen stays there.
  useLayoutEffect(() => {
    const target = frame.current;
    if (target === null) return;
    const former = current.current;
    const growth = zoom / former;
    current.current = zoom;
    if (growth === 1) return;
    const half = target.clientWidth / 2;
    // A page that was whole is read from where its lines begin.
    target.scrollLeft =
      former === 1 ? target.scrollWidth * TEXT_START : (target.scrollLeft + half) * growth - half;
    const above = window.innerHeight / 2 - target.getBoundingClientRect().top;
    if (above > 0) findScroller(target).scrollBy({ top: above * (growth - 1) });
  }, [zoom]);

  useEffect(() => {
    const target = frame.current;
    if (target === null) return undefined;
    let start: { distance: number; zoom: number } | null = null;
    const onTouch = (event: TouchEvent) => {
      const distance = measureDistance(event.touches);
      if (distance === null || event.type === 'touchend') {
        start = null;
        return;
      }
      // The browser would enlarge the whole page, and blur the letters.
      event.preventDefault();
      start ??= { distance, zoom: current.current };
      setZoom(Math.min(MAX_ZOOM, Math.max(1, (start.zoom * distance) / start.distance)));
    };
    const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const kind of kinds) target.addEventListener(kind, onTouch, { passive: false });
    return () => {
      for (const kind of kinds) target.removeEventListener(kind, onTouch);
    };
  }, []);

  return { zoom, setZoom, frame };
}

/** The dialog that scrolls, or the page. */
function findScroller(element: Element): Element {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  return document.documentElement;
}

/** Between two fingers; `null` for another number of them. */
function measureDistance({ length, 0: first, 1: second }: TouchList): number | null {
  if (length !== 2 || first === undefined || second === undefined) return null;
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) || 1;
}
