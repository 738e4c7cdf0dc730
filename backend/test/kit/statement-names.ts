/** What a statement does with which table, such as `INSERT dossiers`. */
export const describeStatement = (sql: string): string =>
  `${/^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase()} ${/(?:FROM|INTO|UPDATE)\s+["`]?(\w+)/i.exec(sql)?.[1] ?? '?'}`;

/** Statements of a creation. The programs that the benchmarks compare the portal with run the same. */
export const CREATION_STATEMENTS: readonly string[] = ['INSERT dossiers'];

/** Statements of a sending, in their order. */
export const SENDING_STATEMENTS: readonly string[] = [
  'SELECT dossiers',
  'UPDATE dossiers',
  'SELECT waiting_files',
  'SELECT uploaded_files',
  'SELECT active_packages',
  'SELECT accounts',
  'UPDATE dossiers',
  'UPDATE active_packages',
  'INSERT credit_movements',
  'INSERT dossier_status_changes',
  'INSERT audit_entries',
  'SELECT dossier_keys',
  'INSERT dossier_keys',
  'INSERT outbox_jobs',
  'INSERT name_tails',
  'INSERT dossier_words',
  'INSERT dossier_charges',
  'SELECT mail_opt_outs',
  'INSERT outbox_jobs',
  // A signed paper must still print what was signed.
  'SELECT paper_signatures',
  'INSERT dossier_snapshots',
  'UPDATE beneficiary_links',
  'INSERT dossier_sendings',
];

/** Statements of a page of the back office, asked at once: the number of all, and the rows with what they say. */
export const OFFICE_PAGE_STATEMENTS: readonly string[] = [
  'SELECT uploaded_files',
  'SELECT dossiers',
];

/** Statements of a page of the back office that a name narrows. */
export const OFFICE_SEARCH_STATEMENTS: readonly string[] = [
  'SELECT name_tails',
  'SELECT dossiers',
  'SELECT uploaded_files',
];
