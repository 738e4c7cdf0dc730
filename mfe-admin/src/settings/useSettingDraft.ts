import type { ProblemFieldDto, SettingHistoryDto } from '@pratiche/api';
import { getTodayInRome, type SettingKind } from '@pratiche/domain';
import {
  findNextSettingDay,
  findSettingFaults,
  getSettingEntryValue,
} from '@pratiche/domain/settings';
import { useRules } from '@pratiche/ui';
import { useState } from 'react';
import { findEditionFaults } from './edition-faults.js';
import { findSettingDifferences } from './setting-differences.js';

/** A change of a setting while it is written: value, first day and note. */
export function useSettingDraft(kind: SettingKind, history: SettingHistoryDto, restored?: unknown) {
  const rules = useRules();
  const today = getTodayInRome();
  const [validFrom, setValidFrom] = useState<string | null>(today);
  const [typed, setTyped] = useState<{ value: unknown } | null>(
    restored === undefined ? null : { value: restored },
  );
  const [note, setNote] = useState<string | null>(null);
  const day = validFrom ?? today;
  /** The value of that day without the change: for a dated table it may differ from today's. */
  const before = getSettingEntryValue(history.entries, kind, day);
  const value: unknown = typed === null ? before : typed.value;
  const changes = findSettingDifferences(kind, before, value, rules);
  const faults: ProblemFieldDto[] = [
    ...findSettingFaults(kind, value),
    ...findEditionFaults(kind, value, history),
  ];
  return {
    value,
    setValue: (next: unknown) => setTyped({ value: next }),
    validFrom,
    setValidFrom,
    /** First day of the values that are planned after these. */
    until: findNextSettingDay(history.entries, kind, day),
    note,
    setNote,
    changes,
    faults,
    /** Without a new value or day there is nothing to add to the history. */
    canSave: validFrom !== null && (changes.length > 0 || validFrom !== today),
    hasChanges: changes.length > 0 || note !== null || validFrom !== today,
    discardChanges: () => {
      setTyped(null);
      setNote(null);
      setValidFrom(today);
    },
  };
}

export type SettingDraft = ReturnType<typeof useSettingDraft>;
