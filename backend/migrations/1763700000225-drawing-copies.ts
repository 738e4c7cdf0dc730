import { randomUUID } from 'node:crypto';
import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { longTextColumn, nullable, textColumn } from './columns.js';

const TABLE = 'paper_signatures';
const INDEX = 'ix_paper_signatures_drawing_copy';
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Jobs that go through stored pictures, each with the rows that it is for. */
const JOBS = [
  ['drawing-copies', `SELECT id FROM ${TABLE} WHERE drawing IS NOT NULL LIMIT 1`],
  ['logo-rewriting', 'SELECT id FROM accounts WHERE logo IS NOT NULL LIMIT 1'],
  ['brand-logo-rewriting', "SELECT id FROM settings WHERE kind = 'brand' LIMIT 1"],
] as const;

/**
 * Copies that certificates draw in place of drawings stored as pictures. Stored pictures are gone
 * through at once, and again a day later for those that a process of the older release still took.
 */
export class DrawingCopies1763700000225 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TABLE, new TableColumn(longTextColumn('drawing_copy', nullable)));
    await runner.addColumn(TABLE, new TableColumn(textColumn('drawing_copy_state', 12, nullable)));
    await runner.createIndex(
      TABLE,
      new TableIndex({ name: INDEX, columnNames: ['drawing_copy_state'] }),
    );
    for (const [kind, rows] of JOBS)
      if (((await runner.query(rows)) as unknown[]).length > 0)
        for (const runAt of [new Date(), new Date(Date.now() + DAY_MS)])
          await insertJob(runner, kind, runAt);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.dropColumn(TABLE, 'drawing_copy_state');
    await runner.dropColumn(TABLE, 'drawing_copy');
  }
}

const toColumn = (moment: Date): string => moment.toISOString().slice(0, 23).replace('T', ' ');

async function insertJob(runner: QueryRunner, kind: string, runAt: Date): Promise<void> {
  await runner.query(
    "INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES (?, ?, 'null', 'pending', 0, ?, ?)",
    [randomUUID(), kind, toColumn(runAt), toColumn(new Date())],
  );
}
