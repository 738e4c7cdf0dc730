import { useState } from 'react';

/**
 * Stays true after the first true: an overlay that was opened once stays rendered, so that it can
 * close with its own transition.
 */
export function useLatched(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
