import { useEffect, useRef } from 'react';
import { CloseOutlined } from '@pratiche/ui';
import { LIST_TEXTS as TEXTS } from '../texts.js';

export interface FilterChip {
  key: string;
  /** `Stato: Inviata`. */
  text: string;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The filters in force, each removable. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Place of the chip that was pressed, until it is gone. */
  const pressed = useRef<number | null>(null);
  const count = chips.length;

  // The pressed button disappears: the focus moves to the button in its place, or to the beginning
  // of the page.
  useEffect(() => {
    const { current: at } = pressed;
    pressed.current = null;
    if (at === null) return;
    const left =
      count === 0 ? null : list.current?.querySelectorAll('button')[Math.min(at, count - 1)];
    (left ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [count]);

  function press(at: number, act: () => void) {
    pressed.current = at;
    act();
  }

  if (count === 0) return null;
  return (
    <ul ref={list} className="pr-chips" aria-label={TEXTS.activeFilters}>
      {chips.map(({ key, text }, at) => (
        <li key={key}>
          <button
            type="button"
            className="pr-chip"
            aria-label={TEXTS.removeFilter(text)}
            onClick={() => press(at, () => onRemove(key))}
          >
            {text} <CloseOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="pr-link-button" onClick={() => press(0, onClear)}>
          {TEXTS.removeAllFilters}
        </button>
      </li>
    </ul>
  );
}
