import { useCommands } from '@pratiche/ui/office';
import type { RefObject } from 'react';
import type { SheetShortcut } from './sheet-shortcuts.js';
import { runShortcut } from './useSheetShortcuts.js';
import { SHEET_TEXTS } from './texts.js';

/** What the sheet can do, for the palette and the help of the keys. */
export function useSheetCommands(
  sheet: RefObject<HTMLElement | null>,
  clearCopied: (() => void) | null,
): void {
  const run = (action: SheetShortcut) => () => {
    if (sheet.current) runShortcut(action, sheet.current);
  };
  useCommands(SHEET_TEXTS.commandGroup, [
    { id: 'next', label: SHEET_TEXTS.nextValue, keys: 'J' },
    { id: 'previous', label: SHEET_TEXTS.previousValue, keys: 'K' },
    { id: 'open', label: SHEET_TEXTS.toNextValue, keys: 'N', run: run('open') },
    {
      id: 'copy',
      label: SHEET_TEXTS.copyAndNext,
      keys: SHEET_TEXTS.copyKeys,
      run: run('copy'),
    },
    { id: 'block', label: SHEET_TEXTS.copyFocusedBlock, keys: 'B', run: run('copyBlock') },
    ...(clearCopied ? [{ id: 'clear', label: SHEET_TEXTS.clearCopyMarks, run: clearCopied }] : []),
  ]);
}
