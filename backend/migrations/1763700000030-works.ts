import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  centsColumn as bigNumber,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** Long pieces of work people start, watch and take the result of. */
export class Works1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'works',
        columns: [
          textColumn('id', 36, { isPrimary: true }),
          integerColumn('account_id'),
          textColumn('kind', 60),
          textColumn('title', 200),
          longTextColumn('params'),
          textColumn('start_key', 80, nullable),
          integerColumn('slot', nullable),
          textColumn('state', 10),
          integerColumn('run'),
          integerColumn('done'),
          integerColumn('total', nullable),
          textColumn('problem', 400, nullable),
          textColumn('result_key', 120, nullable),
          textColumn('file_name', 200, nullable),
          textColumn('content_type', 80, nullable),
          bigNumber('bytes', nullable),
          timestampColumn('created_at'),
          timestampColumn('finished_at', nullable),
          timestampColumn('expires_at', nullable),
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
        foreignKeys: [foreignKey('fk_works_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('works');
  }
}
