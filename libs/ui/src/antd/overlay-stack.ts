import { useLayoutEffect, useSyncExternalStore } from 'react';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

/**
 * Open overlays of the page, the topmost last, each with the copy of this library that rendered it.
 */
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

/** Puts an overlay that is not antd's on top as long as it is shown: the windows below let the focus go. */
export function useTopOverlay(): void {
  useLayoutEffect(() => pushOverlay({ copy: {} }), []);
}

function pushOverlay(own: { copy: object }): () => void {
  overlayStack.open.push(own);
  notifyListeners();
  return () => {
    overlayStack.open.splice(overlayStack.open.indexOf(own), 1);
    notifyListeners();
  };
}

/**
 * Whether an overlay may trap the focus: two copies of antd with one overlay each would move it
 * back and forth endlessly. Among overlays of the same copy antd finds the topmost one.
 */
export function useShouldTrapFocus(isOpen: boolean): boolean {
  useLayoutEffect(() => (isOpen ? pushOverlay({ copy: THIS_COPY }) : undefined), [isOpen]);
  return useSyncExternalStore(subscribe, isOwnOverlayOnTop);
}
