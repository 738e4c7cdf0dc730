import { ADMIN_TEXTS } from './texts.js';

/** Keys of lists whose rows are only opened. */
export const SHORT_LIST_KEYS = [
  ['J K', ADMIN_TEXTS.walkRows],
  [ADMIN_TEXTS.enterKey, ADMIN_TEXTS.open],
  ['/', ADMIN_TEXTS.search],
] as const;
