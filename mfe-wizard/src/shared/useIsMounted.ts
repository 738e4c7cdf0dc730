import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the screen, for work that outlives it. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
