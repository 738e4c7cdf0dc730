import { findFocusedRowIndex, focusListSearch, useRowShortcuts } from '@pratiche/ui/lists';
import { useAlerts } from '@pratiche/ui';
import type { RefObject } from 'react';
import { useCommands } from '../commands/useCommands.js';
import type { PageCommand } from '../commands/command-store.js';

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

const NO_ROW_TEXT = 'Nessuna riga in evidenza: prima scegline una con J e K.';

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
    listKeys: Object.fromEntries(listActions.map(({ key, run }) => [key.toLowerCase(), run])),
  });
  const withFocusedRow = (run: (row: T) => void) => () => {
    const row = rows?.[findFocusedRowIndex(container.current)];
    if (row === undefined) alerts.error(NO_ROW_TEXT);
    else run(row);
  };
  const commands: PageCommand[] = [
    ...listActions.map(({ key, label, run }) => ({ id: `list-${key}`, label, keys: key, run })),
    { id: 'next', label: 'Riga successiva', keys: 'J' },
    { id: 'previous', label: 'Riga precedente', keys: 'K' },
    { id: 'open', label: 'Apre la riga in evidenza', keys: 'Invio' },
    ...(onTick ? [{ id: 'tick', label: 'Sceglie la riga in evidenza', keys: 'X' }] : []),
    ...rowActions.map(({ key, label, run }) => ({
      id: `row-${key}`,
      label,
      keys: key,
      run: withFocusedRow(run),
    })),
    {
      id: 'search',
      label: 'Cerca nell’elenco',
      keys: '/',
      words: 'filtra trova',
      run: () => void focusListSearch(),
    },
  ];
  useCommands('Elenco', commands);
  return container;
}
