import type { ReactNode } from 'react';

export interface SortableRow {
  key: string | number;
  /** What the row is called, in the names of its buttons. */
  label: string;
}

export interface SortableTableProps {
  /** Begins the ids of its buttons. */
  id: string;
  /** What the table lists, for screen readers. */
  label: string;
  rows: readonly SortableRow[];
  /** The first is the head of the card on phones. */
  columns: readonly {
    key: string;
    title: string;
    width?: string;
    render: (index: number) => ReactNode;
  }[];
  /** Further buttons of a row. */
  actions: (index: number) => ReactNode;
  /** Width of the column with the buttons. */
  actionsWidth: string;
  onMove: (from: number, to: number) => void;
}
