import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { areSingleKeysOn, isDialogOpen, isTyping } from '@pratiche/ui';
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
}: RowShortcutOptions<T>): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ rows, onOpen, onTick, rowKeys, listKeys });
  const left = useRef<number | null>(null);
  useEffect(() => {
    latest.current = { rows, onOpen, onTick, rowKeys, listKeys };
  });

  // With the rows, not a moment after them: who is quick presses a key as soon as they are there.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        isTyping(event.target) ||
        (event.key.length === 1 && !areSingleKeysOn())
      )
        return;
      if (isDialogOpen()) return;
      if (event.key === '/') {
        if (focusListSearch()) event.preventDefault();
        return;
      }
      const actOnList = latest.current.listKeys[event.key.toLowerCase()];
      if (actOnList !== undefined && !event.shiftKey && !event.repeat) {
        event.preventDefault();
        actOnList();
        return;
      }
      const elements = [...(container.current?.querySelectorAll<HTMLElement>(ROW_SELECTOR) ?? [])];
      const current = elements.findIndex((element) => element.contains(document.activeElement));
      // The row that an act took out of the list is gone with the focus: J goes on where it was.
      const from = current === -1 && left.current !== null ? left.current - 1 : current;
      const next = nextRowIndex(event.key, from, elements.length);
      if (next !== null) {
        event.preventDefault();
        focusRow(elements[next]);
      } else if (
        event.key === 'Enter' &&
        current !== -1 &&
        elements[current] === document.activeElement
      ) {
        const row = latest.current.rows?.[current];
        if (row !== undefined) latest.current.onOpen(row);
      } else if (event.key.toLowerCase() === 'x' && current !== -1) {
        const row = latest.current.rows?.[current];
        if (row !== undefined) latest.current.onTick?.(row);
      } else if (current !== -1 && !event.shiftKey && !event.repeat) {
        const act = latest.current.rowKeys[event.key.toLowerCase()];
        const row = latest.current.rows?.[current];
        if (act === undefined || row === undefined) return;
        event.preventDefault();
        left.current = current;
        act(row);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return container;
}

/** Place of the row with the focus among those shown; -1 without one. */
export const findFocusedRowIndex = (container: HTMLElement | null): number =>
  [...(container?.querySelectorAll<HTMLElement>(ROW_SELECTOR) ?? [])].findIndex((element) =>
    element.contains(document.activeElement),
  );

/** Goes to the search of the list. @returns whether the page has one */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

function focusRow(element: HTMLElement | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
}
