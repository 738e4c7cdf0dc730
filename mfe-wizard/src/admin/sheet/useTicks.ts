import type { SheetField } from '@pratiche/domain';
import { useCallback, useEffect, useState } from 'react';
import { parseTicks, tick, type Ticks } from './ticks.js';

const storageKey = (dossierId: number) => `pratiche.copied.${dossierId}`;

/** A browser may refuse its storage (private window, full): then the ticks last as long as the page. */
function stored(dossierId: number): Ticks {
  try {
    return parseTicks(localStorage.getItem(storageKey(dossierId)));
  } catch {
    return {};
  }
}

function store(dossierId: number, ticks: Ticks): void {
  try {
    localStorage.setItem(storageKey(dossierId), JSON.stringify(ticks));
  } catch {
    // See above.
  }
}

/** What was copied of a dossier: kept across reloads and shared by the windows of this browser. */
export function useTicks(dossierId: number) {
  const [ticks, setTicks] = useState(() => stored(dossierId));

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey(dossierId)) setTicks(parseTicks(event.newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dossierId]);

  const replace = useCallback((change: (before: Ticks) => Ticks) => {
    const after = change(stored(dossierId));
    store(dossierId, after);
    setTicks(after);
  }, [dossierId]);

  return {
    ticks,
    markCopied: (fields: readonly SheetField[]) => replace((before) => tick({ ...before, ...ticks }, fields)),
    clear: () => replace(() => ({})),
  };
}
