import { useCallback, useSyncExternalStore } from 'react';

/** Whether a CSS media query holds now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Narrow enough that tables become cards. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.9375em)');
