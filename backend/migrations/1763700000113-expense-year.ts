import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn, nullable } from './columns.js';

/** The year of a dossier's expense as a column: how long it is kept follows from it. */
export class ExpenseYear1763700000113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('dossiers', new TableColumn(integerColumn('expense_year', nullable)));
    await runner.query(`UPDATE dossiers SET expense_year = JSON_EXTRACT(data, '$.annoRiferimento')
      WHERE UPPER(JSON_TYPE(JSON_EXTRACT(data, '$.annoRiferimento'))) = 'INTEGER'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('dossiers', 'expense_year');
  }
}
