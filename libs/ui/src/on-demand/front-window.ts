import { useLayoutEffect, useSyncExternalStore } from 'react';
import { keptOnce } from '../kept/kept.js';

/** Open windows and drawers of the page, the one in front last, each named by the copy of this library that drew it. */
const windows = keptOnce<{ open: { copy: object }[]; listeners: Set<() => void> }>(
  'windows',
  () => ({ open: [], listeners: new Set() }),
);
const THIS_COPY = {};

function tell(): void {
  for (const listener of [...windows.listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  windows.listeners.add(listener);
  return () => windows.listeners.delete(listener);
}

const isInFront = (): boolean => (windows.open.at(-1)?.copy ?? THIS_COPY) === THIS_COPY;

/**
 * Whether a window may keep the focus inside. Each copy of antd calls the focus back into its own windows: two copies
 * with a window each would call it back and forth for ever. Among windows of one copy antd itself finds the one in front.
 */
export function useKeepsFocus(isOpen: boolean): boolean {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const own = { copy: THIS_COPY };
    windows.open.push(own);
    tell();
    return () => {
      windows.open.splice(windows.open.indexOf(own), 1);
      tell();
    };
  }, [isOpen]);
  return useSyncExternalStore(subscribe, isInFront);
}
