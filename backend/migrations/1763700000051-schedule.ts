import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn, timestampColumn, textColumn } from './columns.js';

/** Up to when the runs of periodic work have been written as jobs. */
export class Schedule1763700000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'schedule_marks',
        columns: [
          textColumn('kind', 60, { isPrimary: true }),
          timestampColumn('due'),
          integerColumn('runs'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('schedule_marks');
  }
}
