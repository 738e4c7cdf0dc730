import type { EneaSheetField } from '@pratiche/domain';
import { useCallback, useEffect, useState } from 'react';
import { readCopiedFields, copiedFieldsKey, writeCopiedFields } from './copied-fields-storage.js';
import { parseCopiedFields, markFieldsCopied, type CopiedFields } from './copied-fields.js';

interface CopiedFieldsState {
  copiedFields: CopiedFields;
  markFields: (fields: readonly EneaSheetField[]) => void;
  clearCopiedFields: () => void;
}

/**
 * Tracks the fields of a dossier that an operator copied; kept across reloads and shared by the
 * tabs of this browser.
 */
export function useCopiedFields(operatorId: number, dossierId: number): CopiedFieldsState {
  const key = copiedFieldsKey(operatorId, dossierId);
  const [copiedFields, setCopiedFields] = useState(() => readCopiedFields(key));

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setCopiedFields(parseCopiedFields(event.newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);

  const updateCopiedFields = useCallback(
    (change: (before: CopiedFields) => CopiedFields) => {
      const after = change(readCopiedFields(key));
      writeCopiedFields(key, after);
      setCopiedFields(after);
    },
    [key],
  );

  return {
    copiedFields,
    markFields: (fields) =>
      updateCopiedFields((before) => markFieldsCopied({ ...before, ...copiedFields }, fields)),
    clearCopiedFields: () => updateCopiedFields(() => ({})),
  };
}
