import { Button } from '@pratiche/ui';
import type { ReactNode } from 'react';
import type { SortableRow } from './sortable-table.types.js';
import { SORTABLE_TEXTS as TEXTS } from './texts.js';

interface SortableRowToolsProps {
  id: string;
  row: SortableRow;
  index: number;
  last: number;
  /** `null` where the order does not count. */
  onMove: ((from: number, to: number) => void) | null;
  children: ReactNode;
}

/** The buttons of a row: up, down, and what else it offers. */
export function SortableRowTools({
  id,
  row,
  index,
  last,
  onMove,
  children,
}: SortableRowToolsProps) {
  return (
    <div className="of-sortable-tools">
      {onMove && (
        <>
          <Button
            id={`${id}-${index}-up`}
            aria-label={TEXTS.moveUpRow(row.label)}
            title={TEXTS.moveUp}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            ↑
          </Button>
          <Button
            id={`${id}-${index}-down`}
            aria-label={TEXTS.moveDownRow(row.label)}
            title={TEXTS.moveDown}
            disabled={index === last}
            onClick={() => onMove(index, index + 1)}
          >
            ↓
          </Button>
        </>
      )}
      {children}
    </div>
  );
}
