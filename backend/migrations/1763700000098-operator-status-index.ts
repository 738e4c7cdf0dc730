import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const NAME = 'ix_dossiers_office_operator_status';

/** All that the work board counts of one operator's dossiers, so that none of them is read for it. */
export class OperatorStatusIndex1763700000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'dossiers',
      new TableIndex({
        name: NAME,
        columnNames: ['office_list', 'operator_id', 'status', 'deadline_date'],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('dossiers', NAME);
  }
}
