import { useState } from 'react';
import type { RowSelection } from './table.types.js';

interface SelectionOptions {
  /** Keys of the rows shown. */
  keys: readonly number[];
  /** Noun for one row: "la pratica". */
  noun: string;
  allLabel: string;
}

export interface Selection extends RowSelection {
  /** Selected rows among those shown, in their order. */
  selectedKeys: readonly number[];
  clearSelection: () => void;
}

/**
 * Selection of rows in a list. Only shown rows can be acted on: a row that leaves the page is
 * deselected.
 */
export function useSelection({ keys, noun, allLabel }: SelectionOptions): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selectedKeys = keys.filter((key) => chosen.has(key));
  return {
    selectedKeys,
    count: selectedKeys.length,
    has: (key) => chosen.has(Number(key)),
    toggle: (key) =>
      setChosen(
        new Set(
          chosen.has(Number(key))
            ? selectedKeys.filter((one) => one !== key)
            : [...selectedKeys, Number(key)],
        ),
      ),
    setAll: (all) => setChosen(new Set(all ? keys : [])),
    clearSelection: () => setChosen(new Set()),
    labelOf: (key) => `Scegli ${noun} ${key}`,
    allLabel,
  };
}
