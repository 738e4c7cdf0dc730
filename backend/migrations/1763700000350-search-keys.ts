import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'dossiers';
const COLUMN = 'search_key';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Codes and addresses by which dossiers are searched. A job fills in those of before, and once more
 * a day later, because a process of the former version may have written dossiers meanwhile. A plain
 * statement keeps the triggers of the table, which SQLite would lose with a copy of it.
 */
export class SearchKeys1763700000350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN)))
      await runner.query(
        `ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} varchar(1000) NOT NULL DEFAULT ''`,
      );
    if (((await runner.query('SELECT id FROM dossiers LIMIT 1')) as unknown[]).length > 0)
      for (const runAt of [new Date(), new Date(Date.now() + DAY_MS)])
        await insertJob(runner, runAt);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
  }
}

const toColumn = (moment: Date): string => moment.toISOString().slice(0, 23).replace('T', ' ');

async function insertJob(runner: QueryRunner, runAt: Date): Promise<void> {
  await runner.query(
    "INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES (?, 'fill-search-keys', 'null', 'pending', 0, ?, ?)",
    [randomUUID(), toColumn(runAt), toColumn(new Date())],
  );
}
