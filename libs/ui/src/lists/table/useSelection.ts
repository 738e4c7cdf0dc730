import { useState } from 'react';
import type { RowSelection } from './table.types.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

interface SelectionOptions {
  /** Keys of the rows shown. */
  keys: readonly number[];
  /** Noun for one row: "la pratica". */
  noun: string;
  allLabel: string;
  /** Ticked from the beginning. */
  initial?: readonly number[];
}

export interface Selection extends RowSelection {
  /** Selected rows among those shown, in their order. */
  selectedKeys: readonly number[];
  clearSelection: () => void;
  /** Ticks exactly these. */
  selectKeys: (keys: readonly number[]) => void;
}

/**
 * Selection of rows in a list. Only shown rows can be acted on: a row that leaves the page is
 * deselected.
 */
export function useSelection({ keys, noun, allLabel, initial = [] }: SelectionOptions): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(initial));
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
    selectKeys: (ticked) => setChosen(new Set(ticked)),
    labelOf: (key) => TEXTS.choose(noun, key),
    allLabel,
  };
}
