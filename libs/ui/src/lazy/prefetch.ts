/** What is fetched once nothing else is: by the time somebody opens a window, or loses the network, it is here. */
const PREFETCHED_IMPORTS: readonly (() => Promise<unknown>)[] = [
  () => import('../antd/AntdModal.js'),
  () => import('../antd/AntdDrawer.js'),
  () => import('../antd/AntdSelect.js'),
];
const IDLE_CHECK_INTERVAL_MS = 2_500;

/** Fetches it now: where typing can be lost, the windows that ask about it must not wait for a network. What fails is fetched again when it is wanted. */
export function prefetchLazyComponents(): void {
  for (const fetchOne of PREFETCHED_IMPORTS) fetchOne().catch(() => undefined);
}

/**
 * Starts fetching some seconds after the page has been shown.
 *
 * @param isQuiet whether the page has all it asked for: on a slow line what is only for later would be in its way
 */
export function schedulePrefetch(isQuiet: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!isQuiet()) return;
    clearInterval(timer);
    prefetchLazyComponents();
  }, IDLE_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
