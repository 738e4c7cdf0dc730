import { useEffect, useState } from 'react';
import type { Size } from './image-fit.js';

export interface ElementSize {
  ref: (element: HTMLElement | null) => void;
  size: Size | null;
}

/** Size of an element as it is now; `null` until it is there. */
export function useElementSize(): ElementSize {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, size };
}
