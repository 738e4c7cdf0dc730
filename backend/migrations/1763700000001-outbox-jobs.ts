import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, longText, moment, nullable, text } from './columns.js';

/** Work to be done after a commit: written in the business transaction, executed at least once. */
export class OutboxJobs1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'outbox_jobs',
        columns: [
          text('id', 36, { isPrimary: true }),
          text('kind', 60),
          longText('payload'),
          text('job_key', 190, nullable),
          text('status', 10),
          integer('attempts'),
          moment('run_at'),
          moment('lease_until', nullable),
          longText('last_error', nullable),
          moment('created'),
          moment('finished', nullable),
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
