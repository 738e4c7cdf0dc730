import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

/** What each idempotency key was used for, so that it is refused for another request. */
export class IdempotencyKeys1763700000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('idempotency_key', 80),
          textColumn('request_hash', 64),
          timestampColumn('created'),
        ],
        indices: [
          {
            name: 'uq_idempotency_keys_key',
            columnNames: ['account_id', 'idempotency_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_idempotency_keys_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys');
  }
}
