import { Button, CopyOutlined, DeleteOutlined } from '@pratiche/ui';
import type { Rows } from './useRows.js';

interface RowActionsProps {
  rows: Rows;
  index: number;
  name: string;
  /** Words beside the icons. */
  wordy?: boolean;
}

/** Move, copy, remove one row. */
export function RowActions({ rows, index, name, wordy = false }: RowActionsProps) {
  const last = rows.ids.length - 1;
  return (
    <span className="wz-row-actions">
      <Button type="text" disabled={index === 0} onClick={() => rows.shift(index, index - 1)} aria-label={`Sposta in alto: ${name}`}>↑</Button>
      <Button type="text" disabled={index === last} onClick={() => rows.shift(index, index + 1)} aria-label={`Sposta in basso: ${name}`}>↓</Button>
      <Button type="text" icon={<CopyOutlined aria-hidden="true" />} onClick={() => rows.copy(index)} aria-label={`Copia: ${name}`}>{wordy && 'Copia'}</Button>
      <Button type="text" danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => rows.drop(index)} aria-label={`Elimina: ${name}`}>{wordy && 'Elimina'}</Button>
    </span>
  );
}
