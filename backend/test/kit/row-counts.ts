import { sql } from './account-fixtures.js';

const TABLES = [
  'accounts',
  'dossiers',
  'dossier_sendings',
  'dossier_status_changes',
  'credit_movements',
  'active_packages',
  'uploaded_files',
  'notifications',
  'outbox_jobs',
];

/**
 * Number of rows in every table that must not change when a request is refused. Use it only when no
 * other test writes at the same time.
 */
export async function countAllRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES)
    counts[table] = Number(
      (await sql().rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n,
    );
  return counts;
}

/** The same counts for a single account, for tests that run while others write. */
export async function countAccountRows(
  accountId: number,
): Promise<{ dossiers: number; versions: number; movements: number }> {
  const [dossiers] = await sql().rows<{ n: number; v: number | null }>(
    'SELECT COUNT(*) AS n, SUM(version) AS v FROM dossiers WHERE account_id = ?',
    accountId,
  );
  const [movements] = await sql().rows<{ n: number }>(
    'SELECT COUNT(*) AS n FROM credit_movements WHERE account_id = ?',
    accountId,
  );
  return {
    dossiers: Number(dossiers?.n),
    versions: Number(dossiers?.v ?? 0),
    movements: Number(movements?.n),
  };
}
