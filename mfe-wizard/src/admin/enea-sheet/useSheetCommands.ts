import { useCommands } from '@pratiche/ui/office';
import type { RefObject } from 'react';
import type { SheetShortcut } from './sheet-shortcuts.js';
import { runShortcut } from './useSheetShortcuts.js';

/** What the sheet can do, for the palette and the help of the keys. */
export function useSheetCommands(
  sheet: RefObject<HTMLElement | null>,
  clearCopied: (() => void) | null,
): void {
  const run = (action: SheetShortcut) => () => {
    if (sheet.current) runShortcut(action, sheet.current);
  };
  useCommands('Scheda ENEA', [
    { id: 'next', label: 'Valore successivo', keys: 'J' },
    { id: 'previous', label: 'Valore precedente', keys: 'K' },
    { id: 'open', label: 'Vai al prossimo valore da copiare', keys: 'N', run: run('open') },
    {
      id: 'copy',
      label: 'Copia il valore in evidenza e passa al prossimo',
      keys: 'C o Invio',
      run: run('copy'),
    },
    { id: 'block', label: 'Copia il blocco in evidenza', keys: 'B', run: run('copyBlock') },
    ...(clearCopied ? [{ id: 'clear', label: 'Azzera i segni di copia', run: clearCopied }] : []),
  ]);
}
