/**
 * What lists show of a dossier's messages, as a piece of the query that reads the rows: `d` is the dossier, and most of
 * them have no thread.
 */
export const THREAD_COUNTS_SQL = {
  columns: ['t.office_unread', 't.fitter_unread', 't.open_requests'],
  join: 'LEFT JOIN message_threads t ON t.dossier_id = d.id',
} as const;

/** As the query answers them. */
export interface ThreadCounts {
  office_unread: number | null;
  fitter_unread: number | null;
  open_requests: number | null;
}
