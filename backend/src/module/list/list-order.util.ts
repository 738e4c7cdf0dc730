/** Fields a list may be sorted by, and the columns behind them. */
export const SORT_COLUMNS = {
  id: 'id',
  created: 'created',
  updated: 'updated',
  client: 'client_key',
  serviceType: 'service_type',
  deadlineDate: 'deadline_date',
  sentDate: 'sent',
  receivedDate: 'sent',
  completedDate: 'completed',
  operatoreName: 'operator_name',
  businessName: 'company_key',
  status: 'status',
  work: 'work_rank',
  urgency: 'urgency',
} as const;

export type SortField = keyof typeof SORT_COLUMNS;
export type SortColumn = (typeof SORT_COLUMNS)[SortField];

/** No index of the back office's lists is in these orders, and none of its screens shows them. */
export const OWNER_ONLY_SORT_FIELDS: readonly SortField[] = ['created', 'updated', 'urgency'];

/** Whose turn it is orders the work of the back office. */
export const OFFICE_ONLY_SORT_FIELDS: readonly SortField[] = ['work'];

/**
 * What a fitter has to do first: what came back, then what has a deadline. It is computed, because a
 * fitter's drafts are few; no column has to follow two others.
 */
const buildUrgencySql = (prefix: string): string =>
  `CASE WHEN ${prefix}owner_list = 'DRAFT' AND ${prefix}reject_reason IS NOT NULL THEN 0 WHEN ${prefix}deadline_date IS NULL THEN 2 ELSE 1 END`;

/** What a column of an order is in a statement. */
export const toColumnSql = (column: SortColumn, prefix = ''): string =>
  column === 'urgency' ? buildUrgencySql(prefix) : `${prefix}${column}`;

export interface ListOrder {
  columns: readonly SortColumn[];
  descending: boolean;
}

/**
 * Columns with few values; in the back office's lists, rows with the same value are sorted by the
 * date of receipt.
 */
const GROUPING_COLUMNS: readonly SortColumn[] = [
  'service_type',
  'operator_name',
  'company_key',
  'status',
];

/** Builds the total order of a list: equal rows are sorted by number. */
export function buildListOrder(
  column: SortColumn,
  descending: boolean,
  isOffice: boolean,
): ListOrder {
  if (column === 'id') return { columns: ['id'], descending };
  if (column === 'work_rank') return { columns: ['work_rank', 'deadline_date', 'id'], descending };
  if (column === 'urgency') return { columns: ['urgency', 'deadline_date', 'id'], descending };
  return {
    columns:
      isOffice && GROUPING_COLUMNS.includes(column) ? [column, 'sent', 'id'] : [column, 'id'],
    descending,
  };
}

export const toOrderBySql = (order: ListOrder, prefix = ''): string =>
  order.columns
    .map((column) => `${toColumnSql(column, prefix)} ${toDirectionSql(order)}`)
    .join(', ');

/** The columns of an order as a table of their own, which is sorted by `toSelectedOrderBySql`. */
export const toSelectedSql = ({ columns }: ListOrder): string =>
  columns.map((column) => `${toColumnSql(column)} AS ${column}`).join(', ');

export const toSelectedOrderBySql = (order: ListOrder, table: string): string =>
  order.columns.map((column) => `${table}.${column} ${toDirectionSql(order)}`).join(', ');

const toDirectionSql = ({ descending }: ListOrder): string => (descending ? 'DESC' : 'ASC');

/** What a row has in the columns of the order, exactly as the database answers it. */
export type Cursor = readonly (string | number | Date | null)[];

interface SqlFragment {
  sql: string;
  parameters: (string | number | Date)[];
}

const NON_NULL_COLUMNS: readonly SortColumn[] = [
  'id',
  'created',
  'updated',
  'client_key',
  'status',
  'work_rank',
  'urgency',
];

/**
 * Condition for rows after a cursor: `a < ? OR (a = ? AND id < ?)`, which both databases read as a
 * range of the index (unlike a comparison of rows). Both sort NULLs first when ascending and last
 * when descending.
 */
export function buildAfterCursorCondition(
  { columns, descending }: ListOrder,
  place: Cursor,
): SqlFragment {
  const alternatives = columns.flatMap((column, index) => {
    const beyond = beyondValueCondition(column, place[index] ?? null, descending);
    if (beyond === null) return [];
    const alike = columns
      .slice(0, index)
      .map((other, at) => equalsCondition(other, place[at] ?? null));
    return [joinWithAnd([...alike, beyond])];
  });
  return {
    sql: `(${alternatives.map(({ sql }) => sql).join(' OR ')})`,
    parameters: alternatives.flatMap(({ parameters }) => parameters),
  };
}

const equalsCondition = (column: SortColumn, value: Cursor[number]): SqlFragment =>
  value === null
    ? { sql: `${toColumnSql(column)} IS NULL`, parameters: [] }
    : { sql: `${toColumnSql(column)} = ?`, parameters: [value] };

/** `null` where nothing can follow. */
function beyondValueCondition(
  column: SortColumn,
  value: Cursor[number],
  descending: boolean,
): SqlFragment | null {
  const sql = toColumnSql(column);
  if (value === null) return descending ? null : { sql: `${sql} IS NOT NULL`, parameters: [] };
  if (!descending) return { sql: `${sql} > ?`, parameters: [value] };
  return {
    sql: NON_NULL_COLUMNS.includes(column) ? `${sql} < ?` : `(${sql} < ? OR ${sql} IS NULL)`,
    parameters: [value],
  };
}

const joinWithAnd = (parts: readonly SqlFragment[]): SqlFragment => ({
  sql: `(${parts.map(({ sql }) => sql).join(' AND ')})`,
  parameters: parts.flatMap(({ parameters }) => parameters),
});
