import { randomUUID } from 'node:crypto';
import { sql } from './account-fixtures.js';
import { waitUntil } from './wait-until.js';

/** A moment so many days ago, as the database has it. */
export const ago = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ').replace('Z', '');

/** Runs a nightly job now. */
export async function runJob(kind: string): Promise<void> {
  const id = randomUUID();
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES (?, ?, '{"due":"2026-01-01T01:00:00.000Z"}', 'pending', 0, ?, ?)`,
    id,
    kind,
    ago(0),
    ago(0),
  );
  await waitUntil(
    async () =>
      (await sql().rows("SELECT id FROM outbox_jobs WHERE id = ? AND status = 'done'", id))
        .length === 1
        ? true
        : null,
    kind,
    60_000,
  );
}
