import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { textColumn, timestampColumn } from './columns.js';

/** When a backup last was whole, and when it last failed: for the metrics of the processes. */
export class BackupRuns1763700000260 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'backup_runs',
        columns: [textColumn('result', 10, { isPrimary: true }), timestampColumn('finished')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('backup_runs');
  }
}
