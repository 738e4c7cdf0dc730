/** Parts of a list query that add the message counts; `d` is the dossier, and most dossiers have no thread. */
export const THREAD_COUNTS_SQL = {
  columns: ['t.office_unread', 't.fitter_unread', 't.open_requests'],
  join: 'LEFT JOIN message_threads t ON t.dossier_id = d.id',
} as const;

/** The columns as the query returns them. */
export interface ThreadCounts {
  office_unread: number | null;
  fitter_unread: number | null;
  open_requests: number | null;
}
