import type { ReactNode } from 'react';

export interface Column<T> {
  /** Also the name the server sorts by. */
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  sortable?: boolean;
  /**
   * 1 is in the head of the card on phones, 2 in its body, 3 is left out there and on narrow
   * screens. Default 2.
   */
  priority?: 1 | 2 | 3;
  align?: 'start' | 'end';
  width?: number | string;
  /** Tables of the back office: least width of a column that shares what is left, in px; its share is as large. */
  least?: number;
  /**
   * Key of the column beneath which this one is stacked where the table is narrow
   * (`FULL_WIDTH_REM`).
   */
  below?: string;
  /** Tables of the back office: the higher, the sooner it makes room; by the priority when absent. */
  rank?: number;
}

/** What a phone shows of a row, on at most three lines; the whole card opens it. */
export interface RowCardContent {
  /** Where the card leads; `undefined` where nothing opens. */
  to: string | undefined;
  /** Before it leads there. */
  onOpen?: () => void;
  title: string;
  /** Beside the number: "n. 12 · Ecobonus". */
  line: ReactNode;
  /** At the end of the second line. */
  badge?: ReactNode;
  /** The third line, where there is something to say. */
  note?: ReactNode;
  /** What waits for the person is marked at the edge. */
  tone?: 'danger' | 'warning' | undefined;
}

export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
  loading?: boolean;
  /** Only the icon on wide screens, the label stays for screen readers and as a hint. */
  iconOnly?: boolean;
  /** A card that opens its row has no entry for it. */
  opensRow?: boolean;
}

/** Selected rows. Row keys are those of `rowKey`. */
export interface RowSelection {
  has: (key: string | number) => boolean;
  toggle: (key: string | number) => void;
  /** Ticks all rows shown, or none. */
  setAll: (ticked: boolean) => void;
  count: number;
  /** "Scegli la pratica 12". */
  labelOf: (key: string | number) => string;
  allLabel: string;
}

export interface DataTableProps<T> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string | number;
  /** `id` of the element of a row, where keys and links lead to it. */
  rowId?: (row: T) => string;
  /** Number of all rows on the server; the rows given when absent. */
  total?: number | undefined;
  /** There are more than `total`: the server does not count long lists to their end. */
  isMore?: boolean | undefined;
  loading?: boolean | undefined;
  error?: unknown;
  onRetry?: () => void;
  actions?: (row: T) => readonly RowAction[];
  onRowDoubleClick?: (row: T) => void;
  /** A row on a phone; without it a card lists the columns. */
  card?: (row: T) => RowCardContent;
  /** A box to tick before each row. */
  selection?: RowSelection | undefined;
  /** Shown instead of an empty table. */
  empty: ReactNode;
  sort?: string | null;
  onSort?: ((sort: string) => void) | undefined;
  /** The order of the cards is chosen among the filters, not above the cards. */
  isSortedAbove?: true;
  paging?: {
    page: number;
    pageSize: number;
    onPage: (page: number) => void;
    onPageSize: (size: number) => void;
  };
  /** What a row is called in "1–20 di 134 pratiche". */
  noun?: { one: string; many: string };
}
