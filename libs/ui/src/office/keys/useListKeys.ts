import { findFocusedRowIndex, focusListSearch, useRowShortcuts } from '@pratiche/ui/lists';
import { useAlerts } from '@pratiche/ui';
import type { RefObject } from 'react';
import { useCommands } from '../commands/useCommands.js';
import type { PageCommand } from '../commands/command-store.js';
import { LIST_KEY_TEXTS as TEXTS } from '../texts.js';

export interface ListRowAction<T> {
  /** The letter: "A". */
  key: string;
  /** "Accetta la pratica in evidenza". */
  label: string;
  run: (row: T) => void;
}

export interface ListAction {
  /** The letter: "N". */
  key: string;
  label: string;
  run: () => void;
}

export interface ListKeyOptions<T> {
  rows: readonly T[] | undefined;
  onOpen: (row: T) => void;
  onTick?: (row: T) => void;
  /** What else can be done with the row that has the focus. */
  rowActions?: readonly ListRowAction<T>[];
  /** What can be done with the list as a whole. */
  listActions?: readonly ListAction[];
}

/**
 * Keys of a list of the back office, named in the palette and in the help. Put the returned
 * reference on an element around the list.
 */
export function useListKeys<T>(options: ListKeyOptions<T>): RefObject<HTMLDivElement | null> {
  const { rows, onOpen, onTick, rowActions = [], listActions = [] } = options;
  const alerts = useAlerts();
  const container = useRowShortcuts({
    rows,
    onOpen,
    onTick,
    rowKeys: Object.fromEntries(rowActions.map(({ key, run }) => [key.toLowerCase(), run])),
    onNoRow: () => alerts.error(TEXTS.noRow),
    onRowFocus: () => alerts.withdraw(TEXTS.noRow),
    listKeys: Object.fromEntries(listActions.map(({ key, run }) => [key.toLowerCase(), run])),
  });
  const withFocusedRow = (run: (row: T) => void) => () => {
    const row = rows?.[findFocusedRowIndex(container.current)];
    if (row === undefined) alerts.error(TEXTS.noRow);
    else run(row);
  };
  const commands: PageCommand[] = [
    ...listActions.map(({ key, label, run }) => ({ id: `list-${key}`, label, keys: key, run })),
    { id: 'next', label: TEXTS.next, keys: 'J' },
    { id: 'previous', label: TEXTS.previous, keys: 'K' },
    { id: 'open', label: TEXTS.open, keys: TEXTS.enter },
    ...(onTick ? [{ id: 'tick', label: TEXTS.tick, keys: 'X' }] : []),
    ...rowActions.map(({ key, label, run }) => ({
      id: `row-${key}`,
      label,
      keys: key,
      run: withFocusedRow(run),
    })),
    {
      id: 'search',
      label: TEXTS.search,
      keys: '/',
      words: TEXTS.searchWords,
      run: () => void focusListSearch(),
    },
  ];
  useCommands(TEXTS.list, commands);
  return container;
}
