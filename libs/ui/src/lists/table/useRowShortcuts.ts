import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { areSingleKeysOn, isDialogOpen, isTyping } from '@pratiche/ui';
import { nextRowIndex } from './row-shortcuts.js';

const ROW_SELECTOR = 'tbody > tr:not([aria-hidden]), .pr-cards > li';
const SEARCH_SELECTOR = '[role="search"] input, input[type="search"]';

/** Letters that act on the row with the focus, in small letters. */
export type RowKeys<T> = Readonly<Record<string, (row: T) => void>>;

export interface RowShortcuts<T> {
  rows: readonly T[] | undefined;
  onOpen: (row: T) => void;
  onTick?: ((row: T) => void) | undefined;
  rowKeys?: RowKeys<T> | undefined;
}

/**
 * Keyboard of an operator's list: J next row, K previous row, Enter opens the row with the focus, X ticks it,
 * / goes to the search; `rowKeys` are further letters. Put the returned reference on an element around the list.
 */
export function useRowShortcuts<T>(shortcuts: RowShortcuts<T>): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(shortcuts);
  /** Where the focus was: a row that has left the list is followed by the one in its place. */
  const last = useRef(-1);
  useEffect(() => {
    latest.current = shortcuts;
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
      const elements = listRowElements(container.current);
      const current = findFocusedRow(elements);
      const next = nextRowIndex(
        event.key,
        startIndex(current, last.current, event.key),
        elements.length,
      );
      if (next !== null) {
        event.preventDefault();
        last.current = next;
        focusRow(elements[next]);
        return;
      }
      const row = latest.current.rows?.[current];
      if (row === undefined) return;
      last.current = current;
      if (event.key === 'Enter') {
        if (elements[current] === document.activeElement) latest.current.onOpen(row);
        return;
      }
      const { onTick, rowKeys = {} } = latest.current;
      const act =
        event.key === 'x' || event.key === 'X' ? onTick : rowKeys[event.key.toLowerCase()];
      if (act === undefined || event.repeat) return;
      event.preventDefault();
      act(row);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return container;
}

/** Where J and K begin: at the row with the focus, or where it was lost to the page. */
function startIndex(current: number, last: number, key: string): number {
  if (current !== -1 || last === -1 || document.activeElement !== document.body) return current;
  return key.toLowerCase() === 'j' ? last - 1 : last;
}

const listRowElements = (container: HTMLElement | null): HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>(ROW_SELECTOR) ?? []),
];

const findFocusedRow = (elements: readonly HTMLElement[]): number =>
  elements.findIndex((element) => element.contains(document.activeElement));

/** Place of the row with the focus among those shown; -1 without one. */
export const findFocusedRowIndex = (container: HTMLElement | null): number =>
  findFocusedRow(listRowElements(container));

/** Goes to the search of the list. @returns whether the page has one */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(`main :is(${SEARCH_SELECTOR})`);
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
