import type { OfficeList } from '../statuses/index.js';

/** Order of each office list while its address names none; `null` is the server's own. */
export const OFFICE_LIST_SORTS = {
  RECEIVED: 'work',
  ELABORATED: null,
} as const satisfies Readonly<Record<OfficeList, string | null>>;
