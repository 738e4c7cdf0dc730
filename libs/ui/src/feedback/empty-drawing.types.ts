/** What an empty state, or one of an error, can be about. */
export type EmptyDrawingName =
  'window' | 'search' | 'sent' | 'receipt' | 'credits' | 'bell' | 'papers' | 'unplugged';
