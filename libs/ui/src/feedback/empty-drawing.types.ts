/** What an empty state can be about. */
export type EmptyDrawingName =
  'window' | 'search' | 'sent' | 'receipt' | 'credits' | 'bell' | 'papers';
