/** Filters of the back-office lists, by the names they have in the address. */
export const ADMIN_LIST_FILTERS = [
  'company',
  'client',
  'operatorId',
  'status',
  'serviceType',
  'review',
  'unread',
  'postponed',
  'dateFrom',
  'dateTo',
  'deadlineFrom',
  'deadlineTo',
] as const;

/** What a saved view keeps of a list's address: everything but the page. */
export const SAVED_VIEW_PARAMETERS = ['q', 'sort', 'pageSize', ...ADMIN_LIST_FILTERS] as const;

/** Letters in the name of a saved view. */
export const SAVED_VIEW_NAME_MAX = 60;
