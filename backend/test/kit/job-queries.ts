import { waitUntil } from './wait-until.js';
import { sql } from './account-fixtures.js';

interface StatusCount {
  status: string;
  n: number | string;
}

/** Counts the jobs per state. */
export async function countJobsByStatus(): Promise<Record<string, number>> {
  const rows = await sql().rows<StatusCount>(
    `SELECT status, COUNT(*) AS n FROM outbox_jobs WHERE ${IS_FOR_NOW} GROUP BY status`,
    soon(),
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
}

/** Waits until nothing that is due is left to do; answers how long that took. Throws naming the jobs that are left. */
export async function waitUntilDrained(timeoutMs: number): Promise<number> {
  const since = performance.now();
  await waitUntil(
    async () => {
      const { done: _, ...open } = await countJobsByStatus();
      return Object.values(open).every((n) => n === 0) ? true : null;
    },
    'every job done',
    timeoutMs,
    100,
  ).catch(async (error: unknown) => {
    throw new Error(JSON.stringify(await listOpenJobs()), { cause: error });
  });
  return performance.now() - since;
}

/** Lists the unfinished jobs, without payloads, because these hold personal data. */
const listOpenJobs = (): Promise<object[]> =>
  sql().rows(
    `SELECT id, kind, status, attempts, run_at, lease_until, last_error FROM outbox_jobs WHERE status <> 'done' AND ${IS_FOR_NOW}`,
    soon(),
  );

/** Jobs planned for a later time (a result to be swept) are not waited for; what failed and is to be tried again is. */
const IS_FOR_NOW = "(run_at <= ? OR attempts > 0 OR status <> 'pending')";
const soon = (): string =>
  new Date(Date.now() + 5_000).toISOString().replace('T', ' ').replace('Z', '');
