import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, integerColumn, timestampColumn, textColumn } from './columns.js';

/** How often something was tried of late, for the brakes on guessing. Keys are keyed hashes: no e-mail, no address. */
export class Attempts1763700000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'attempts',
        columns: [
          idColumn(),
          textColumn('key_hash', 64),
          integerColumn('count'),
          timestampColumn('until'),
        ],
        indices: [
          { name: 'uq_attempts_key_hash', columnNames: ['key_hash'], isUnique: true },
          { name: 'ix_attempts_until', columnNames: ['until'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('attempts');
  }
}
