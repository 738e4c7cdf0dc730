import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn, nullable } from './columns.js';

/** Who of the back office looks after a company. */
export class AccountOperator1763700000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('accounts', new TableColumn(integerColumn('operator_id', nullable)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('accounts', 'operator_id');
  }
}
