import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'ix_accounts_verified';

/** Accounts to verify, counted for the menu of the back office without reading the verified ones. */
export class VerifiedAccounts1763700000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'accounts',
      new TableIndex({ name: INDEX, columnNames: ['email_verified', 'contract_verified'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('accounts', INDEX);
  }
}
