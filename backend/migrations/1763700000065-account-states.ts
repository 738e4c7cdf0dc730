import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { timestampColumn, nullable } from './columns.js';

const COLUMNS = ['suspended', 'deletion_requested', 'deleted'];

/** Since when an account is suspended, asks to be deleted, or is deleted. */
export class AccountStates1763700000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'accounts',
      COLUMNS.map((name) => new TableColumn(timestampColumn(name, nullable))),
    );
    await runner.createIndex(
      'accounts',
      new TableIndex({
        name: 'ix_accounts_deletion_requested',
        columnNames: ['deletion_requested'],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('accounts', 'ix_accounts_deletion_requested');
    await runner.dropColumns('accounts', COLUMNS);
  }
}
