import type { SheetField } from '@pratiche/domain';
import { useCallback, useEffect, useState } from 'react';
import { readTicks, tickKey, writeTicks } from './tick-store.js';
import { parseTicks, tick, type Ticks } from './ticks.js';

/** What an operator copied of a dossier: kept across reloads and shared by the windows of this browser. */
export function useTicks(operatorId: number, dossierId: number) {
  const key = tickKey(operatorId, dossierId);
  const [ticks, setTicks] = useState(() => readTicks(key));

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setTicks(parseTicks(event.newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);

  const replace = useCallback(
    (change: (before: Ticks) => Ticks) => {
      const after = change(readTicks(key));
      writeTicks(key, after);
      setTicks(after);
    },
    [key],
  );

  return {
    ticks,
    markCopied: (fields: readonly SheetField[]) =>
      replace((before) => tick({ ...before, ...ticks }, fields)),
    clear: () => replace(() => ({})),
  };
}
