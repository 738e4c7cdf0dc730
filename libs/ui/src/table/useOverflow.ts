import { useEffect, useRef, useState, type RefObject } from 'react';

interface Overflow {
  frame: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** The table is wider than its frame: large text, long names. */
  overflows: boolean;
}

/** Whether a table does not fit: only then may its frame scroll, because a scrolling frame would catch the sticky head. */
export function useOverflow(): Overflow {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const measure = () => setOverflows((table.current?.offsetWidth ?? 0) > (frame.current?.clientWidth ?? 0));
    const observer = new ResizeObserver(measure);
    for (const { current } of [frame, table]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, table, overflows };
}
