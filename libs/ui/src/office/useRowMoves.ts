import { useEffect, useRef, useState } from 'react';
import type { SortableTableProps } from './sortable-table.types.js';
import { SORTABLE_TEXTS as TEXTS } from './texts.js';

/**
 * Moves a row, says so, and keeps the focus on the button that was pressed, which moves with its
 * row; at an end of the list the focus is on the other one.
 */
export function useRowMoves({
  id,
  rows,
  onMove,
}: Pick<SortableTableProps, 'id' | 'rows' | 'onMove'>) {
  const pressed = useRef<{ index: number; way: 'up' | 'down' } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (pressed.current === null) return;
    const { index, way } = pressed.current;
    pressed.current = null;
    const find = (one: string) => {
      const button = document.getElementById(`${id}-${index}-${one}`);
      return button?.matches(':disabled') === false ? button : null;
    };
    (find(way) ?? find(way === 'up' ? 'down' : 'up'))?.focus();
  });

  function moveRow(from: number, to: number): void {
    const row = rows[from];
    if (row === undefined || from === to) return;
    pressed.current = { index: to, way: to < from ? 'up' : 'down' };
    setAnnouncement(TEXTS.moved(row.label, to + 1, rows.length));
    onMove(from, to);
  }

  return { moveRow, announcement };
}
