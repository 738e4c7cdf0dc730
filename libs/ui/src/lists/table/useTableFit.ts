import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface TableFit {
  frame: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** The table is wider than its frame: large text, long names. */
  overflows: boolean;
  /** The frame is narrower than `ROOM_REM`. */
  isTight: boolean;
}

/** Width in rem from which a list shows all columns side by side: less, and the last ones would be out of sight. */
const FULL_WIDTH_REM = 68;

const INITIAL_FIT = { overflows: false, isTight: false };

/**
 * Measures how a table fits its frame, which may scroll only where it does not, because a scrolling
 * frame breaks the sticky head. The frame's width does not depend on the table, so that there is no
 * layout loop.
 */
export function useTableFit(): TableFit {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [state, setState] = useState(INITIAL_FIT);
  useLayoutEffect(() => {
    const measure = () => {
      const width = frame.current?.clientWidth ?? 0;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = {
        overflows: (table.current?.offsetWidth ?? 0) > width,
        isTight: width < FULL_WIDTH_REM * rem,
      };
      setState((now) =>
        now.overflows === next.overflows && now.isTight === next.isTight ? now : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [frame, table]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, table, ...state };
}
