/**
 * Imports fetched once the page is idle, so that they are available when an overlay opens or the
 * network is lost.
 */
const PREFETCHED_IMPORTS: readonly (() => Promise<unknown>)[] = [
  () => import('../antd/AntdModal.js'),
  () => import('../antd/AntdDrawer.js'),
  () => import('../antd/AntdSelect.js'),
];

/**
 * Prefetches at once: where input can be lost, the dialogs that ask about it must not depend on the
 * network. A failed import is fetched again on use.
 */
export function prefetchLazyComponents(): void {
  for (const fetchOne of PREFETCHED_IMPORTS) fetchOne().catch(() => undefined);
}
