import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, integerColumn, timestampColumn, foreignKey, textColumn } from './columns.js';

/** Requests to add or take credits that named themselves: the same one twice counts once. */
export class CreditRequests1763700000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'credit_requests',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('idempotency_key', 80),
          integerColumn('active_package_id'),
          timestampColumn('created'),
        ],
        indices: [
          {
            name: 'uq_credit_requests_key',
            columnNames: ['account_id', 'idempotency_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          foreignKey('fk_credit_requests_account', 'account_id', 'accounts'),
          foreignKey('fk_credit_requests_active_package', 'active_package_id', 'active_packages'),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'credit_movements',
      new TableIndex({ name: 'ix_credit_movements_created', columnNames: ['created'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('credit_movements', 'ix_credit_movements_created');
    await runner.dropTable('credit_requests');
  }
}
