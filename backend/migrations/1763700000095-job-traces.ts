import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn } from './columns.js';

/** Which trace a job goes on with. */
export class JobTraces1763700000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'outbox_jobs',
      new TableColumn(textColumn('trace_parent', 55, nullable)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('outbox_jobs', 'trace_parent');
  }
}
