import { useSyncExternalStore } from 'react';

export type DoubtRules = typeof import('./doubt-rule-set.js');

let loaded: DoubtRules | null = null;
const listeners = new Set<() => void>();

/**
 * Loads the rules about what deserves a second look: an empty form appears without them. Without a
 * network it goes on, because a form without doubts can still be filled in.
 */
export async function loadDoubtRules(): Promise<void> {
  if (loaded !== null) return;
  try {
    loaded = await import('./doubt-rule-set.js');
  } catch {
    window.addEventListener('online', () => void loadDoubtRules(), { once: true });
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadDoubtRules();
  return () => listeners.delete(listener);
}

/** The rules of doubts; `null` until they are here. */
export const useDoubtRules = (): DoubtRules | null => useSyncExternalStore(subscribe, () => loaded);
