import { sql } from './account-fixtures.js';
import { portal } from './portal.js';
import { waitUntil } from './wait-until.js';

/** Tables that the clock and the brakes write into, beside the requests. */
const UNCOUNTED = new Set(['attempts', 'schedule_marks', 'migrations', 'sqlite_sequence']);

/** Jobs that no request began are the clock's. */
const toFilter = (table: string): string =>
  table === 'outbox_jobs' ? ' WHERE request_id IS NOT NULL' : '';

async function listTables(): Promise<string[]> {
  const rows = await sql().rows<{ name: string }>(
    portal().kind === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  return rows.map(({ name }) => name).filter((name) => !UNCOUNTED.has(name));
}

async function countRows(): Promise<Map<string, number>> {
  const tables = await listTables();
  const rows = await sql().rows<{ name: string; n: number | string }>(
    tables
      .map((name) => `SELECT '${name}' AS name, COUNT(*) AS n FROM ${name}${toFilter(name)}`)
      .join(' UNION ALL '),
  );
  return new Map(rows.map(({ name, n }) => [name, Number(n)]));
}

/** Waits for the jobs of the requests; those that wait for a later time or for a person stay. */
async function waitForJobs(): Promise<void> {
  await waitUntil(async () => {
    const soon = new Date(Date.now() + 5_000).toISOString().replace('T', ' ').replace('Z', '');
    const [left] = await sql().rows<{ n: number | string }>(
      "SELECT COUNT(*) AS n FROM outbox_jobs WHERE status NOT IN ('done', 'dead', 'crashed') AND run_at <= ? AND kind <> 'prova-senza-esecutore'",
      soon,
    );
    return Number(left?.n) === 0 ? true : null;
  }, 'the jobs of the requests');
}

/**
 * Rows that `work` and its jobs added or took away, by table. Use it only on a portal of one's own,
 * where nothing else writes at the same time.
 */
export async function measureRowChanges(
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  await waitForJobs();
  const before = await countRows();
  await work();
  await waitForJobs();
  const after = await countRows();
  return Object.fromEntries(
    [...after]
      .map(([name, n]): [string, number] => [name, n - (before.get(name) ?? 0)])
      .filter(([, n]) => n !== 0),
  );
}
