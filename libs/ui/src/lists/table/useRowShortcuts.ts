import { useRef, type RefObject } from 'react';
import { areSingleKeysOn, isPageKey, useKeyDown } from '@pratiche/ui';
import { nextRowIndex } from './row-shortcuts.js';

const ROW_SELECTOR = 'tbody > tr, .pr-cards > li';

export interface RowShortcutOptions<T> {
  rows: readonly T[] | undefined;
  onOpen: (row: T) => void;
  onTick?: ((row: T) => void) | undefined;
  /** What other letters, in lower case, do with the row that has the focus. */
  rowKeys?: Readonly<Record<string, (row: T) => void>>;
  /** What other letters, in lower case, do with the list, whichever row has the focus. */
  listKeys?: Readonly<Record<string, () => void>>;
  /** A letter that needs a row came while none has the focus. */
  onNoRow?: () => void;
  onRowFocus?: () => void;
}

/**
 * Keyboard of an operator's list: J next row, K previous row, Enter opens the row with the focus, X ticks it, / goes to the search.
 * Put the returned reference on an element around the list.
 */
export function useRowShortcuts<T>({
  rows,
  onOpen,
  onTick,
  rowKeys = {},
  listKeys = {},
  onNoRow,
  onRowFocus,
}: RowShortcutOptions<T>): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  /** Waits for the rows after J or K came before them; the next key ends it. */
  const wish = useRef<MutationObserver>(undefined);

  useKeyDown(true, (event) => {
    if ((event.key.length === 1 && !areSingleKeysOn()) || !isPageKey(event)) return;
    wish.current?.disconnect();
    if (event.key === '/') {
      if (focusListSearch()) event.preventDefault();
      return;
    }
    const actOnList = listKeys[event.key.toLowerCase()];
    if (actOnList !== undefined && !event.shiftKey && !event.repeat) {
      event.preventDefault();
      actOnList();
      return;
    }
    if (rows === undefined && container.current && nextRowIndex(event.key, -1, 1) !== null) {
      event.preventDefault();
      wish.current = focusWhenDrawn(container.current, event.key);
      return;
    }
    const elements = listRowElements(container.current);
    const current = elements.findIndex((element) => element.contains(document.activeElement));
    // The row that an act took out of the list is gone with the focus: J goes on where it was.
    const from = current === -1 && left.current !== null ? left.current - 1 : current;
    const next = nextRowIndex(event.key, from, elements.length);
    const row = rows?.[current];
    const letter = event.key.toLowerCase();
    const isAct = !event.shiftKey && !event.repeat && Object.hasOwn(rowKeys, letter);
    if (next !== null) {
      event.preventDefault();
      focusRow(elements[next]);
      onRowFocus?.();
    } else if (row === undefined) {
      if (elements.length > 0 && (isAct || (letter === 'x' && onTick))) onNoRow?.();
    } else if (event.key === 'Enter' && elements[current] === document.activeElement) {
      onOpen(row);
    } else if (letter === 'x') {
      onTick?.(row);
    } else if (isAct) {
      event.preventDefault();
      left.current = current;
      rowKeys[letter]?.(row);
    }
  });

  return container;
}

const listRowElements = (container: HTMLElement | null): HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>(ROW_SELECTOR) ?? []),
];

/** Place of the row with the focus among those shown; -1 without one. */
export const findFocusedRowIndex = (container: HTMLElement | null): number =>
  listRowElements(container).findIndex((element) => element.contains(document.activeElement));

/** Goes to the search of the list. @returns whether the page has one */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The table itself may be loaded and drawn after its rows have come. */
function focusWhenDrawn(container: HTMLElement, key: string): MutationObserver {
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    const elements = listRowElements(container);
    const index = nextRowIndex(key, -1, elements.length);
    if (index === null) return;
    observer.disconnect();
    // Who went elsewhere meanwhile stays there.
    if (document.activeElement === from) focusRow(elements[index]);
  });
  observer.observe(container, { childList: true, subtree: true });
  return observer;
}

function focusRow(element: HTMLElement | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
}
