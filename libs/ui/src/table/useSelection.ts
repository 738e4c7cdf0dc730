import { useState } from 'react';
import { filterSelectedKeys } from './selected-keys.js';
import type { RowSelection } from './table.types.js';

interface SelectionOptions {
  /** Keys of the rows shown. */
  keys: readonly number[];
  /** What one row is called: "la pratica". */
  noun: string;
  allLabel: string;
}

export interface Selection extends RowSelection {
  /** Ticked rows among those shown, in their order. */
  selectedKeys: readonly number[];
  clearSelection: () => void;
}

/** Ticked rows of a list. Only what is shown can be acted on: a row that is gone from the page is not ticked any more. */
export function useSelection({ keys, noun, allLabel }: SelectionOptions): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selectedKeys = filterSelectedKeys(keys, chosen);
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
