/**
 * Imports fetched once the page is idle, so that they are available when an overlay opens or the
 * network is lost.
 */
const PREFETCHED_IMPORTS: readonly (() => Promise<unknown>)[] = [
  () => import('../antd/AntdModal.js'),
  () => import('../antd/AntdDrawer.js'),
  () => import('../antd/AntdSelect.js'),
];

/** The page is drawn first: so early there is no input that could be lost. */
const AFTER_FIRST_PAINT_MS = 500;

/**
 * Prefetches soon: where input can be lost, the dialogs that ask about it must not depend on the
 * network. A failed import is fetched again on use.
 *
 * @returns ends the waiting
 */
export function prefetchLazyComponents(): () => void {
  const timer = setTimeout(() => {
    for (const fetchOne of PREFETCHED_IMPORTS) fetchOne().catch(() => undefined);
  }, AFTER_FIRST_PAINT_MS);
  return () => clearTimeout(timer);
}
