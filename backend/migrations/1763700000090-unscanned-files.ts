import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { timestampColumn, textColumn } from './columns.js';

/** Files stored while the scanner was away; they cannot be opened before a scan. */
export class UnscannedFiles1763700000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'unscanned_files',
        columns: [
          textColumn('file_key', 120, { isPrimary: true }),
          timestampColumn('created'),
          timestampColumn('tried'),
        ],
        indices: [{ name: 'ix_unscanned_files_tried', columnNames: ['tried'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('unscanned_files');
  }
}
