import { useLayoutEffect, useSyncExternalStore } from 'react';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

/** Open windows and drawers of the page, the one in front last, each named by the copy of this library that drew it. */
const overlayStack = getOrCreateSingleton<{ open: { copy: object }[]; listeners: Set<() => void> }>(
  'windows',
  () => ({ open: [], listeners: new Set() }),
);
const THIS_COPY = {};

function notifyListeners(): void {
  for (const listener of [...overlayStack.listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  overlayStack.listeners.add(listener);
  return () => overlayStack.listeners.delete(listener);
}

const isOwnOverlayOnTop = (): boolean =>
  (overlayStack.open.at(-1)?.copy ?? THIS_COPY) === THIS_COPY;

/**
 * Whether a window may keep the focus inside. Each copy of antd calls the focus back into its own windows: two copies
 * with a window each would call it back and forth for ever. Among windows of one copy antd itself finds the one in front.
 */
export function useShouldTrapFocus(isOpen: boolean): boolean {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const own = { copy: THIS_COPY };
    overlayStack.open.push(own);
    notifyListeners();
    return () => {
      overlayStack.open.splice(overlayStack.open.indexOf(own), 1);
      notifyListeners();
    };
  }, [isOpen]);
  return useSyncExternalStore(subscribe, isOwnOverlayOnTop);
}
