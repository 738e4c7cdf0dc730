import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';

const TIMEOUT_MS = 300_000;
const INTERVAL_MS = 250;

/** Waits until the worker has done what earlier loads have left, so that the next one finds it idle. */
export async function waitForBackgroundWork(connection: Connection): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const [[row]] = await connection.query<RowDataPacket[]>(
      "SELECT COUNT(*) AS open FROM outbox_jobs WHERE status <> 'done' AND run_at <= NOW() + INTERVAL 5 SECOND",
    );
    if (Number(row?.['open']) === 0) return;
    if (Date.now() > end) throw new Error(`${row?.['open']} jobs are not done`);
    await pause(INTERVAL_MS);
  }
}
