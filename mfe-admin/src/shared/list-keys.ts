/** Keys of lists whose rows are only opened. */
export const SHORT_LIST_KEYS = [
  ['J K', 'scorrono le righe'],
  ['Invio', 'apre'],
  ['/', 'cerca'],
] as const;
