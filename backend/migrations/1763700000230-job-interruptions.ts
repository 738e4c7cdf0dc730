import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

const COLUMN = 'interruptions';

/** Attempts of a job that count as no failure. A release that does not know them writes none. */
export class JobInterruptions1763700000230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('outbox_jobs', COLUMN)))
      await runner.addColumn(
        'outbox_jobs',
        new TableColumn({ name: COLUMN, type: 'integer', default: 0 }),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('outbox_jobs', COLUMN);
  }
}
