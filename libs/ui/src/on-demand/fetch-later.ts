/** What is fetched once nothing else is: by the time somebody opens a window, or loses the network, it is here. */
const LATER: readonly (() => Promise<unknown>)[] = [
  () => import('./themed/Modal.js'),
  () => import('./themed/Drawer.js'),
  () => import('./themed/Select.js'),
];
const QUIET_MS = 2_500;

/** Fetches it now: where typing can be lost, the windows that ask about it must not wait for a network. What fails is fetched again when it is wanted. */
export function fetchWindows(): void {
  for (const fetchOne of LATER) fetchOne().catch(() => undefined);
}

/**
 * Starts fetching some seconds after the page has been shown.
 *
 * @param isQuiet whether the page has all it asked for: on a slow line what is only for later would be in its way
 */
export function fetchLater(isQuiet: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!isQuiet()) return;
    clearInterval(timer);
    fetchWindows();
  }, QUIET_MS);
  return () => clearInterval(timer);
}
