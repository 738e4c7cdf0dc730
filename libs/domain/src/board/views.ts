/** Filters of the back-office lists, by the names they have in the address. */
export const BOARD_FILTERS = [
  'company',
  'client',
  'operatorId',
  'status',
  'serviceType',
  'dateFrom',
  'dateTo',
  'deadlineFrom',
  'deadlineTo',
] as const;

/** What a saved view keeps of a list's address: everything but the page. */
export const VIEW_PARAMETERS = ['q', 'sort', 'pageSize', ...BOARD_FILTERS] as const;

/** Letters in the name of a saved view. */
export const VIEW_NAME_MAX = 60;
