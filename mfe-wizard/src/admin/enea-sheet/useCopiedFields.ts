import type { EneaSheetField } from '@pratiche/domain';
import { useCallback, useEffect, useState } from 'react';
import { readCopiedFields, copiedFieldsKey, writeCopiedFields } from './copied-fields-storage.js';
import { parseCopiedFields, markFieldsCopied, type CopiedFields } from './copied-fields.js';

/**
 * Tracks the fields of a dossier that an operator copied; kept across reloads and shared by the
 * tabs of this browser.
 */
export function useCopiedFields(operatorId: number, dossierId: number) {
  const key = copiedFieldsKey(operatorId, dossierId);
  const [ticks, setTicks] = useState(() => readCopiedFields(key));

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setTicks(parseCopiedFields(event.newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);

  const replace = useCallback(
    (change: (before: CopiedFields) => CopiedFields) => {
      const after = change(readCopiedFields(key));
      writeCopiedFields(key, after);
      setTicks(after);
    },
    [key],
  );

  return {
    ticks,
    markCopied: (fields: readonly EneaSheetField[]) =>
      replace((before) => markFieldsCopied({ ...before, ...ticks }, fields)),
    clear: () => replace(() => ({})),
  };
}
