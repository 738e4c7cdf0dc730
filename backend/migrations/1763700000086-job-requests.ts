import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn } from './columns.js';

/** Which request caused a job, so that the log of both can be read together. */
export class JobRequests1763700000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('outbox_jobs', new TableColumn(textColumn('request_id', 64, nullable)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('outbox_jobs', 'request_id');
  }
}
