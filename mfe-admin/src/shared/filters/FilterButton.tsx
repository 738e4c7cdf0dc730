import { OfficePopover } from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import { FILTER_TEXTS } from '../texts.js';
import './filters.css';

interface FilterButtonProps {
  /** What the button shows. */
  label: string;
  /** Name for screen readers, where it is not "Filtra per" and the label. */
  name?: string;
  /** How many of its values are in force. */
  count?: number;
  /** The fields of its panel, each in force as soon as it is set. */
  children: ReactNode;
}

/** A round button of a filter bar, with its panel. */
export const FilterButton = ({
  label,
  name = FILTER_TEXTS.filterBy(label.toLowerCase()),
  count = 0,
  children,
}: FilterButtonProps) => (
  <OfficePopover
    // What is seen is part of the name, for those who speak to the page.
    label={count === 0 ? name : FILTER_TEXTS.counted(name, count)}
    className={count === 0 ? 'ad-filter' : 'ad-filter ad-filter-on'}
    trigger={
      <>
        {label} {count > 0 && <span className="ad-count">{count}</span>}
        <span aria-hidden="true" className="ad-arrow" />
      </>
    }
    content={children}
  />
);
