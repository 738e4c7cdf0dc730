import type { OfficeList } from '../statuses/index.js';

const SHARED_COLUMNS = ['id', 'client', 'businessName', 'serviceType'] as const;

/** Columns of the back office's lists in their first order; number, client and status are always shown. */
export const OFFICE_LIST_COLUMNS = {
  RECEIVED: [
    ...SHARED_COLUMNS,
    'receivedDate',
    'deadlineDate',
    'operatoreName',
    'attention',
    'status',
  ],
  ELABORATED: [
    ...SHARED_COLUMNS,
    'cpids',
    'receivedDate',
    'completedDate',
    'operatoreName',
    'attention',
    'status',
  ],
} as const satisfies Record<OfficeList, readonly string[]>;

export type OfficeColumn = (typeof OFFICE_LIST_COLUMNS)[OfficeList][number];

export const OFFICE_COLUMN_KEYS: readonly OfficeColumn[] = [
  ...new Set<OfficeColumn>([...OFFICE_LIST_COLUMNS.RECEIVED, ...OFFICE_LIST_COLUMNS.ELABORATED]),
];

/** Without them an operator neither knows which dossier a row is nor can act on it. */
export const FIXED_OFFICE_COLUMNS: readonly OfficeColumn[] = ['id', 'client', 'status'];

/**
 * The columns that an operator sees, in their order: those chosen that the list has, each once, with
 * the fixed ones wherever they are missing; all of them before any choice.
 */
export function resolveOfficeColumns(
  list: OfficeList,
  chosen: readonly string[] | null,
): OfficeColumn[] {
  const known: readonly OfficeColumn[] = OFFICE_LIST_COLUMNS[list];
  if (chosen === null) return [...known];
  const kept = known.filter((key) => chosen.includes(key));
  kept.sort((one, other) => chosen.indexOf(one) - chosen.indexOf(other));
  const missing = FIXED_OFFICE_COLUMNS.filter((key) => !kept.includes(key));
  return [
    ...missing.filter((key) => key !== 'status'),
    ...kept,
    ...missing.filter((key) => key === 'status'),
  ];
}

/** The choice with a column one place further to the front (`-1`) or to the back (`1`). */
export function moveOfficeColumn(
  columns: readonly OfficeColumn[],
  key: OfficeColumn,
  step: -1 | 1,
): OfficeColumn[] {
  const from = columns.indexOf(key);
  const to = from + step;
  if (from === -1 || to < 0 || to >= columns.length) return [...columns];
  const rest = columns.filter((one) => one !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
