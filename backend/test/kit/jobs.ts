import { until } from './until.js';
import { sql } from './world.js';

interface Counted {
  status: string;
  n: number | string;
}

/** How many jobs stand in each state. */
export async function jobCounts(): Promise<Record<string, number>> {
  const rows = await sql().rows<Counted>('SELECT status, COUNT(*) AS n FROM outbox_jobs WHERE run_at <= ? GROUP BY status', soon());
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
}

/** Waits until nothing that is due is left to do; answers how long that took. */
export async function drained(timeoutMs: number): Promise<number> {
  const since = performance.now();
  await until(async () => {
    const { done: _, ...open } = await jobCounts();
    return Object.values(open).every((n) => n === 0) ? true : null;
  }, 'every job done', timeoutMs, 100);
  return performance.now() - since;
}

/** Jobs for another day (results to be swept) are not waited for. */
const soon = (): string => new Date(Date.now() + 60_000).toISOString().replace('T', ' ').replace('Z', '');
