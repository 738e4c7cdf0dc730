const CHECK_INTERVAL_MS = 250;
const QUIET_MS = 1_000;

/**
 * Calls back once the page has been shown and has fetched nothing for a while: on a slow connection
 * what comes later would delay what people wait for.
 *
 * @param hasNoRequests whether no request of the page's own is under way
 * @param quietMs how long; with 0 the first quarter of a second without a file is enough
 * @returns ends the waiting
 */
export function whenPageIsQuiet(
  hasNoRequests: () => boolean,
  callback: () => void,
  quietMs = QUIET_MS,
): () => void {
  let isArriving = true;
  let quietSince = Number.POSITIVE_INFINITY;
  const observer = observeArrivals(() => (isArriving = true));
  const timer = setInterval(() => {
    const now = performance.now();
    const isBusy = isArriving || !hasNoRequests();
    isArriving = false;
    quietSince = isBusy ? now : Math.min(quietSince, now);
    if (isBusy || now - quietSince < quietMs) return;
    stop();
    callback();
  }, CHECK_INTERVAL_MS);
  const stop = () => {
    clearInterval(timer);
    observer?.disconnect();
  };
  return stop;
}

/** Tells of each file that has come; browsers without this view of the network tell of none. */
function observeArrivals(tell: () => void): PerformanceObserver | null {
  if (typeof PerformanceObserver === 'undefined') return null;
  const observer = new PerformanceObserver(tell);
  observer.observe({ type: 'resource' });
  return observer;
}
