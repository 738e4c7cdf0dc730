/** What is fetched once nothing else is: by the time somebody opens a window, or loses the network, it is here. */
const LATER: readonly (() => Promise<unknown>)[] = [
  () => import('./themed/Modal.js'), () => import('./themed/Drawer.js'), () => import('./themed/Select.js'),
];
const QUIET_MS = 2_500;

/** Fetches it now: where typing can be lost, the windows that ask about it must not wait for a network. What fails is fetched again when it is wanted. */
export function fetchWindows(): void {
  for (const fetchOne of LATER) fetchOne().catch(() => undefined);
}

/** Starts fetching when the page has been shown. */
export function fetchLater(): () => void {
  const timer = setTimeout(fetchWindows, QUIET_MS);
  return () => clearTimeout(timer);
}
