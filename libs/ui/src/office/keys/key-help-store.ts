import { getOrCreateSingleton } from '../../shared-singleton/shared-singleton.js';

interface KeyHelpState {
  isOpen: boolean;
  listeners: Set<() => void>;
}

const state = getOrCreateSingleton<KeyHelpState>('key-help', () => ({
  isOpen: false,
  listeners: new Set(),
}));

export const isKeyHelpOpen = (): boolean => state.isOpen;

/** Opens or closes the help of the page's keys, from whatever part of it. */
export function setKeyHelpOpen(isOpen: boolean): void {
  state.isOpen = isOpen;
  for (const listener of [...state.listeners]) listener();
}

export function subscribeToKeyHelp(listener: () => void): () => void {
  state.listeners.add(listener);
  return () => state.listeners.delete(listener);
}
