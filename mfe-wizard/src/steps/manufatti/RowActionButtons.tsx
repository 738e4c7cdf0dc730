import { CopyOutlined, DeleteOutlined } from '@pratiche/ui';
import { memo } from 'react';
import type { ProductRowActions as Actions } from './product-row-actions.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

interface RowActionButtonsProps {
  actions: Actions;
  index: number;
  isLast: boolean;
  name: string;
  /** Words beside the icons. */
  wordy?: boolean;
}

/**
 * Moves, copies and removes one row. Plain buttons, because eighty of the library's take a phone a
 * tenth of a second to render.
 */
export const RowActionButtons = memo(function RowActions({
  actions,
  index,
  isLast,
  name,
  wordy = false,
}: RowActionButtonsProps) {
  return (
    <span className="wz-row-actions">
      <button
        type="button"
        disabled={index === 0}
        onClick={() => actions.moveRow(index, index - 1)}
        aria-label={TEXTS.moveUp(name)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={isLast}
        onClick={() => actions.moveRow(index, index + 1)}
        aria-label={TEXTS.moveDown(name)}
      >
        ↓
      </button>
      <button
        type="button"
        onClick={() => actions.duplicateRow(index)}
        aria-label={TEXTS.copyRow(name)}
      >
        <CopyOutlined aria-hidden="true" />
        {wordy && TEXTS.copy}
      </button>
      <button
        type="button"
        className="wz-danger"
        onClick={() => actions.removeRows(index)}
        aria-label={TEXTS.deleteRow(name)}
      >
        <DeleteOutlined aria-hidden="true" />
        {wordy && TEXTS.delete}
      </button>
    </span>
  );
});
