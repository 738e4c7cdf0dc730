import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface TableWidth {
  frame: RefObject<HTMLDivElement | null>;
  /** Width of the frame in px at text of 16 px; `null` before it was measured. */
  width: number | null;
}

const TEXT_PX = 16;

/** How much room a table has, in terms of the text: letters twice as large leave half of it. */
export function useTableWidth(): TableWidth {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (!element) return undefined;
    const measure = () => {
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize) || TEXT_PX;
      setWidth((element.clientWidth * TEXT_PX) / text);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
