import type { EneaSheetField } from '@pratiche/domain';
import { isPageKey, useKeyDown, useSingleKeys } from '@pratiche/ui';
import { useEffect, type RefObject } from 'react';
import { sheetShortcutForKey, findTargetIndex, type SheetShortcut } from './sheet-shortcuts.js';

const COPY_BUTTON_SELECTOR = 'button[data-copy]';

/** J and K go from value to value, C copies and goes on, B copies the block, N goes to the next value still open; a click on a row copies too. */
export function useSheetShortcuts(sheet: RefObject<HTMLElement | null>): void {
  const enabled = useSingleKeys();

  useKeyDown(enabled, (event) => {
    const action = sheetShortcutForKey(event.key);
    if (action === null || sheet.current === null) return;
    if (event.shiftKey || !isPageKey(event)) return;
    event.preventDefault();
    runShortcut(action, sheet.current);
  });

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      // A text that is being selected is copied by hand.
      if (!(target instanceof Element) || document.getSelection()?.isCollapsed === false) return;
      if (target.closest('a, button, summary, input, label') !== null) return;
      target
        .closest('.sheet-field')
        ?.querySelector<HTMLButtonElement>(COPY_BUTTON_SELECTOR)
        ?.click();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [sheet]);
}

/** Does what a key does; copying needs a value with the focus. */
export function runShortcut(action: SheetShortcut, sheet: HTMLElement): void {
  const values = [...sheet.querySelectorAll<HTMLButtonElement>(COPY_BUTTON_SELECTOR)];
  const current = values.findIndex((value) =>
    value.closest('.sheet-field')?.contains(document.activeElement),
  );
  // Without a value in evidence the first one still open is meant.
  const first = current === -1 ? findTargetIndex('open', -1, values.map(isPassed)) : current;
  if (action === 'copy') values[first ?? -1]?.click();
  else if (action === 'copyBlock')
    values[current]
      ?.closest('.sheet-block')
      ?.querySelector<HTMLButtonElement>('button[data-copy-block]')
      ?.click();
  else {
    const target = findTargetIndex(action, current, values.map(isPassed));
    focusValue(target === null ? undefined : values[target]);
  }
}

/** After a copy: the next value still open, wherever the ticks of the copied ones are by now. */
export function focusOpenValueAfter(sheet: HTMLElement, fields: readonly EneaSheetField[]): void {
  const values = [...sheet.querySelectorAll<HTMLButtonElement>(COPY_BUTTON_SELECTOR)];
  const copied = new Set(fields.map(({ key }) => key));
  const justCopied = values.map(({ dataset }) => copied.has(dataset['field'] ?? ''));
  const target = findTargetIndex(
    'open',
    justCopied.lastIndexOf(true),
    values.map((value, index) => justCopied[index] === true || isPassed(value)),
  );
  focusValue(target === null ? undefined : values[target]);
}

/** Shows a field or block of the sheet, whatever it is folded in, with the focus on it. */
export function focusSheetPlace(key: string): void {
  const place =
    document.querySelector<HTMLElement>(`[data-sheet-field="${CSS.escape(key)}"]`) ??
    document.getElementById(`block-${key}`);
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  (place?.querySelector<HTMLElement>('button[data-copy]') ?? place)?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/** Copied, or not to be pasted while the sheet skips what is chosen on the site. */
const isPassed = (value: HTMLElement): boolean =>
  value.dataset['copy'] === 'copied' ||
  (value.dataset['choose'] !== undefined && value.closest('[data-skips-choices]') !== null);

function focusValue(value: HTMLButtonElement | undefined): void {
  value?.focus({ preventScroll: true });
  value?.closest('.sheet-field')?.scrollIntoView({ block: 'nearest' });
}
