import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { timestampColumn, textColumn } from './columns.js';

/** Files on their way into the storage or out of it: what a crash leaves behind can be found. */
export class FileWrites1763700000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'file_writes',
        columns: [textColumn('storage_key', 120, { isPrimary: true }), timestampColumn('begun')],
        indices: [{ name: 'ix_file_writes_begun', columnNames: ['begun'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('file_writes');
  }
}
