import { Button, useIsPhone } from '@pratiche/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { LIST_TEXTS as TEXTS } from '../texts.js';

interface FilterPanelProps {
  /** Number of filters in force. */
  count: number;
  children: ReactNode;
  /** The order of the cards, which a table has in its head. */
  cardSort: ReactNode;
}

/** The filters of a list: beside the search on wide screens, behind one button on phones. */
export function FilterPanel({ count, children, cardSort }: FilterPanelProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!isPhone) return children;
  return (
    <>
      <Button
        ref={button}
        className="pr-filter-button"
        aria-label={count > 0 ? TEXTS.filtersInForce(count) : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {TEXTS.filters}
        {count > 0 && <span className="pr-filter-count">{count}</span>}
      </Button>
      {isOpen && (
        <div
          id={id}
          role="group"
          aria-label={TEXTS.filtersAndOrder}
          className="pr-filter-panel"
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setOpen(false);
            button.current?.focus();
          }}
        >
          {children}
          {cardSort}
        </div>
      )}
    </>
  );
}
