import { useState } from 'react';

/** True from the first time on that it was: what was opened once stays, to close as it opened. */
export function useLatched(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
