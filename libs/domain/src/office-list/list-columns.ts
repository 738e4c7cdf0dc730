import { OFFICE_LISTS } from '../statuses/index.js';

/** The lists of the back office whose columns can be chosen. */
export const COLUMN_LISTS = [...OFFICE_LISTS, 'USERS', 'PAYMENTS', 'TRANSFERS'] as const;
export type ColumnList = (typeof COLUMN_LISTS)[number];

const SHARED_COLUMNS = ['id', 'client', 'businessName', 'serviceType'] as const;

/** Columns of the back office's lists in their first order. */
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
  USERS: ['id', 'businessName', 'state', 'email', 'phone', 'vat', 'sSNCompany', 'sponsor'],
  PAYMENTS: [
    'id',
    'created',
    'type',
    'businessName',
    'emailAccount',
    'vatAccount',
    'ssnAccount',
    'description',
    'amount',
  ],
  TRANSFERS: ['transferDay', 'company', 'package', 'reason', 'note', 'receipt', 'amount'],
} as const satisfies Record<ColumnList, readonly string[]>;

export type OfficeColumn = (typeof OFFICE_LIST_COLUMNS)[ColumnList][number];

export const OFFICE_COLUMN_KEYS: readonly OfficeColumn[] = [
  ...new Set<OfficeColumn>(COLUMN_LISTS.flatMap((list) => OFFICE_LIST_COLUMNS[list])),
];

/** Without them an operator neither knows what a row is nor can act on it. */
export const FIXED_OFFICE_COLUMNS: Readonly<Record<ColumnList, readonly OfficeColumn[]>> = {
  RECEIVED: ['id', 'client', 'status'],
  ELABORATED: ['id', 'client', 'status'],
  USERS: ['id', 'businessName', 'state'],
  PAYMENTS: ['id', 'businessName', 'amount'],
  TRANSFERS: ['company', 'note', 'amount'],
};

/** Fixed columns that stand at the end where a choice leaves them out. */
const LAST_COLUMNS: readonly OfficeColumn[] = ['status', 'amount'];

/**
 * The columns that an operator sees, in their order: those chosen that the list has, each once, with
 * the fixed ones wherever they are missing; all of them before any choice.
 */
export function resolveOfficeColumns(
  list: ColumnList,
  chosen: readonly string[] | null,
): OfficeColumn[] {
  const known: readonly OfficeColumn[] = OFFICE_LIST_COLUMNS[list];
  if (chosen === null) return [...known];
  const kept = known.filter((key) => chosen.includes(key));
  kept.sort((one, other) => chosen.indexOf(one) - chosen.indexOf(other));
  const missing = FIXED_OFFICE_COLUMNS[list].filter((key) => !kept.includes(key));
  return [
    ...missing.filter((key) => !LAST_COLUMNS.includes(key)),
    ...kept,
    ...missing.filter((key) => LAST_COLUMNS.includes(key)),
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
