import type { ReactNode } from 'react';
import { Button } from '@pratiche/ui';
import { formatRowCount } from './page-range.js';
import type { Selection } from './useSelection.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

interface SelectionBarProps {
  selection: Selection;
  /** "pratica scelta", "pratiche scelte". */
  noun: { one: string; many: string };
  /** Actions for the selected rows. */
  children: ReactNode;
}

/** Shows the number of selected rows and their actions; not rendered without a selection. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const { count, clearSelection } = selection;
  return (
    <>
      <p role="status" className="pr-visually-hidden">
        {count === 0 ? '' : formatRowCount(count, noun)}
      </p>
      {count > 0 && (
        <section className="pr-selection" aria-label={TEXTS.selectionActions}>
          <strong className="pr-number">{formatRowCount(count, noun)}</strong>
          <div className="pr-selection-actions">{children}</div>
          <Button type="text" onClick={clearSelection}>
            {TEXTS.clearSelection}
          </Button>
        </section>
      )}
    </>
  );
}
