import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn, longTextColumn, timestampColumn, nullable, textColumn } from './columns.js';

/** Work to be done after a commit: written in the business transaction, executed at least once. */
export class OutboxJobs1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'outbox_jobs',
        columns: [
          textColumn('id', 36, { isPrimary: true }),
          textColumn('kind', 60),
          longTextColumn('payload'),
          textColumn('job_key', 190, nullable),
          textColumn('status', 10),
          integerColumn('attempts'),
          timestampColumn('run_at'),
          timestampColumn('lease_until', nullable),
          longTextColumn('last_error', nullable),
          timestampColumn('created'),
          timestampColumn('finished', nullable),
        ],
        indices: [
          { name: 'uq_outbox_jobs_job_key', columnNames: ['job_key'], isUnique: true },
          { name: 'ix_outbox_jobs_status_run_at', columnNames: ['status', 'run_at'] },
          { name: 'ix_outbox_jobs_status_lease_until', columnNames: ['status', 'lease_until'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_jobs');
  }
}
