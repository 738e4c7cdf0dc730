import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** Second step of the login: the secret (encrypted) and the recovery codes (hashed). */
export class TwoFactor1763700000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'two_factors',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('secret', 255),
          integerColumn('last_step'),
          timestampColumn('created'),
          timestampColumn('confirmed', nullable),
        ],
        indices: [{ name: 'uq_two_factors_account', columnNames: ['account_id'], isUnique: true }],
        foreignKeys: [foreignKey('fk_two_factors_account', 'account_id', 'accounts')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'recovery_codes',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('code_hash', 64),
          timestampColumn('used', nullable),
        ],
        indices: [
          {
            name: 'uq_recovery_codes_code',
            columnNames: ['account_id', 'code_hash'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_recovery_codes_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_codes');
    await runner.dropTable('two_factors');
  }
}
