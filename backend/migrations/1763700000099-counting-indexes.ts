import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** What lists of accounts and payments are counted along. */
const ADDED = {
  credit_movements: { name: 'ix_credit_movements_type', columnNames: ['type'] },
  accounts: { name: 'ix_accounts_deleted', columnNames: ['deleted'] },
};

export class CountingIndexes1763700000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index] of Object.entries(ADDED))
      await runner.createIndex(table, new TableIndex(index));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of Object.entries(ADDED)) await runner.dropIndex(table, name);
  }
}
