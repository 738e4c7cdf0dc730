/** What is fetched once nothing else is: by the time somebody opens a window, or loses the network, it is here. */
const LATER: readonly (() => Promise<unknown>)[] = [
  () => import('antd/es/modal'), () => import('antd/es/drawer'), () => import('antd/es/select'),
];
const QUIET_MS = 2_500;

/** Starts fetching when the page has been shown. What fails then is fetched again when it is wanted. */
export function fetchLater(): () => void {
  const timer = setTimeout(() => { for (const fetchOne of LATER) fetchOne().catch(() => undefined); }, QUIET_MS);
  return () => clearTimeout(timer);
}
