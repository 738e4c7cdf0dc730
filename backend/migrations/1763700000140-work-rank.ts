import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn } from './columns.js';

const INDEX = 'ix_dossiers_office_work';

/** Puts what the back office can work on first in its lists, by deadline. */
export class WorkRank1763700000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('dossiers', new TableColumn(integerColumn('work_rank', { default: 1 })));
    await runner.query(
      "UPDATE dossiers SET work_rank = 0 WHERE status IN ('SENT', 'ACCEPTED', 'SENTTOENEA')",
    );
    await runner.createIndex(
      'dossiers',
      new TableIndex({ name: INDEX, columnNames: ['office_list', 'work_rank', 'deadline_date'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('dossiers', INDEX);
    await runner.dropColumn('dossiers', 'work_rank');
  }
}
