import { Button, CopyOutlined, DeleteOutlined } from '@pratiche/ui';
import { memo } from 'react';
import type { RowActions as Actions } from './useRows.js';

interface RowActionsProps {
  actions: Actions;
  index: number;
  isLast: boolean;
  name: string;
  /** Words beside the icons. */
  wordy?: boolean;
}

/** Move, copy, remove one row. */
export const RowActions = memo(function RowActions({ actions, index, isLast, name, wordy = false }: RowActionsProps) {
  return (
    <span className="wz-row-actions">
      <Button type="text" disabled={index === 0} onClick={() => actions.shift(index, index - 1)} aria-label={`Sposta in alto: ${name}`}>↑</Button>
      <Button type="text" disabled={isLast} onClick={() => actions.shift(index, index + 1)} aria-label={`Sposta in basso: ${name}`}>↓</Button>
      <Button type="text" icon={<CopyOutlined aria-hidden="true" />} onClick={() => actions.copy(index)} aria-label={`Copia: ${name}`}>{wordy && 'Copia'}</Button>
      <Button type="text" danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => actions.drop(index)} aria-label={`Elimina: ${name}`}>{wordy && 'Elimina'}</Button>
    </span>
  );
});
