import { isDialogOpen, isTyping } from '@pratiche/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { sheetShortcutForKey, findTargetIndex, type SheetShortcut } from './sheet-shortcuts.js';

const STORAGE_KEY = 'pratiche.sheet-keys';
const COPY_BUTTON_SELECTOR = 'button[data-copy]';

/** Single keys can be turned off: they are in the way of dictation and of some assistive programs. */
function readStoredSetting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export interface SheetShortcutSetting {
  enabled: boolean;
  setEnabled: (on: boolean) => void;
}

/** J and K go from value to value, C copies, B copies the block, N goes to the next value still open. */
export function useSheetShortcuts(
  sheet: RefObject<HTMLElement | null>,
  onHelp: () => void,
): SheetShortcutSetting {
  const [enabled, setEnabled] = useState(readStoredSetting);
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });

  // With the sheet, not a moment after it: who is quick presses a key as soon as it is there.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        isTyping(event.target) ||
        isDialogOpen()
      )
        return;
      const action = sheetShortcutForKey(event.key);
      if (action === null || sheet.current === null) return;
      event.preventDefault();
      if (action === 'help') help.current();
      else runShortcut(action, sheet.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, sheet]);

  return {
    enabled,
    setEnabled: (on: boolean) => {
      setEnabled(on);
      try {
        localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
      } catch {
        // Then it lasts as long as the page.
      }
    },
  };
}

function runShortcut(action: Exclude<SheetShortcut, 'help'>, sheet: HTMLElement): void {
  const values = [...sheet.querySelectorAll<HTMLButtonElement>(COPY_BUTTON_SELECTOR)];
  const current = values.findIndex((value) =>
    value.closest('.sheet-field')?.contains(document.activeElement),
  );
  if (action === 'copy') values[current]?.click();
  else if (action === 'copyBlock')
    values[current]
      ?.closest('.sheet-block')
      ?.querySelector<HTMLButtonElement>('button[data-copy-block]')
      ?.click();
  else {
    const target = findTargetIndex(
      action,
      current,
      values.map(({ dataset }) => dataset['copy'] === 'copied'),
    );
    const next = target === null ? undefined : values[target];
    next?.focus({ preventScroll: true });
    next?.closest('.sheet-field')?.scrollIntoView({ block: 'nearest' });
  }
}
