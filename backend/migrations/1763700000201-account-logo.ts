import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { longTextColumn, nullable } from './columns.js';

/** The logo that a company shows to its customers. */
export class AccountLogo1763700000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('accounts', new TableColumn(longTextColumn('logo', nullable)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('accounts', 'logo');
  }
}
