import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Widths of a page, in widths of its frame. */
export const ZOOM_STEPS = [1, 1.5, 2, 3] as const;
const MAX_ZOOM = 3;
/**
 * Width in pixels at which the text of a paper, 9.5 of 595 points, is about 8 pixels high: that of a
 * printed sheet at arm's length. Wider, a phone would show less than half of each line.
 */
const READABLE_WIDTH = 510;
/** Where the text of a paper begins, in widths of its page. */
const TEXT_START = 0.09;

export interface PageZoom {
  zoom: number;
  setZoom: (zoom: number) => void;
  frame: RefObject<HTMLDivElement | null>;
}

/** How large the pages in a frame are drawn, by its buttons and by two fingers on it. */
export function usePageZoom(): PageZoom {
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const current = useRef<number | null>(null);

  // What was in the middle of the screen stays there.
  useLayoutEffect(() => {
    const target = frame.current;
    if (target === null) return;
    if (current.current === null) {
      current.current = findReadableZoom(target.clientWidth);
      setZoom(current.current);
      return;
    }
    const growth = zoom / current.current;
    current.current = zoom;
    if (growth === 1) {
      target.scrollLeft = target.scrollWidth * TEXT_START;
      return;
    }
    const half = target.clientWidth / 2;
    target.scrollLeft = (target.scrollLeft + half) * growth - half;
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
      start ??= { distance, zoom: current.current ?? 1 };
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

/** A page as wide as a phone would have letters too small to read. */
const findReadableZoom = (width: number): number =>
  width === 0 ? 1 : Math.min(MAX_ZOOM, Math.max(1, Math.ceil((10 * READABLE_WIDTH) / width) / 10));

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
