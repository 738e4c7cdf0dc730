import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  cents as bigNumber,
  integer,
  longText,
  moment,
  nullable,
  reference,
  text,
} from './columns.js';

/** Long pieces of work people start, watch and take the result of. */
export class Works1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'works',
        columns: [
          text('id', 36, { isPrimary: true }),
          integer('account_id'),
          text('kind', 60),
          text('title', 200),
          longText('params'),
          text('start_key', 80, nullable),
          integer('slot', nullable),
          text('state', 10),
          integer('run'),
          integer('done'),
          integer('total', nullable),
          text('problem', 400, nullable),
          text('result_key', 120, nullable),
          text('file_name', 200, nullable),
          text('content_type', 80, nullable),
          bigNumber('bytes', nullable),
          moment('created_at'),
          moment('finished_at', nullable),
          moment('expires_at', nullable),
        ],
        indices: [
          {
            name: 'uq_works_start_key',
            columnNames: ['account_id', 'kind', 'start_key'],
            isUnique: true,
          },
          { name: 'uq_works_slot', columnNames: ['account_id', 'slot'], isUnique: true },
          { name: 'ix_works_account_created', columnNames: ['account_id', 'created_at'] },
        ],
        foreignKeys: [reference('fk_works_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('works');
  }
}
