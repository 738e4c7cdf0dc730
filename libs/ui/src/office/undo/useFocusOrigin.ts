import { useRef, type FocusEvent } from 'react';

interface FocusOrigin {
  /** For the element that takes the focus for a moment. */
  rememberOrigin: (event: FocusEvent) => void;
  /** Gives the focus back to where it came from, or to the page where that is gone. */
  returnFocus: () => void;
}

/** Remembers from where the focus came into a notice whose buttons go as they are pressed. */
export function useFocusOrigin(): FocusOrigin {
  const origin = useRef<Element | null>(null);
  return {
    rememberOrigin: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget === null || !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    returnFocus: () => {
      const place = origin.current;
      const target =
        place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}
