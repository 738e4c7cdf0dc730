import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Length of a text that must be told from others to the letter; `null` beside it may be absent. */
type Exact = Readonly<Record<string, readonly [length: number, absent?: null]>>;

/** Addresses, keys, and names of files: unique, or looked up, as they are written. */
const EXACT: Readonly<Record<string, Exact>> = {
  accounts: { email: [254] },
  account_files: { file_name: [200], storage_key: [120] },
  uploaded_files: { file_name: [200], storage_key: [120] },
  library_files: { file_name: [200], storage_key: [120, null] },
  file_writes: { storage_key: [120] },
  unscanned_files: { file_key: [120] },
  works: { start_key: [80, null], result_key: [120, null], file_name: [200, null] },
  outbox_jobs: { job_key: [190, null] },
  credit_requests: { idempotency_key: [80] },
  dossier_creations: { idempotency_key: [80] },
  dossier_sendings: { idempotency_key: [80, null] },
  dossier_messages: { idempotency_key: [80, null] },
};

/**
 * On MySQL and MariaDB a text has the collation of its database, which as a rule takes é for e and A for a: two names
 * would be one. SQLite compares letter by letter.
 */
export class ExactNames1763700000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await change(runner, ' COLLATE utf8mb4_bin');
  }

  async down(runner: QueryRunner): Promise<void> {
    await change(runner, '');
  }
}

/** One statement a table: each of its columns in one go. */
async function change(runner: QueryRunner, collation: string): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3') return;
  for (const [table, columns] of Object.entries(EXACT)) {
    const parts = Object.entries(columns).map(
      ([name, [length, absent]]) =>
        `MODIFY \`${name}\` varchar(${length}) CHARACTER SET utf8mb4${collation} ${absent === null ? 'NULL' : 'NOT NULL'}`,
    );
    await runner.query(`ALTER TABLE \`${table}\` ${parts.join(', ')}`);
  }
}
