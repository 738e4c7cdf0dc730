import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, moment, nullable, reference, text } from './columns.js';

/** Second step of the login: the secret (encrypted) and the recovery codes (hashed). */
export class TwoFactor1763700000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'two_factors',
        columns: [
          id(),
          integer('account_id'),
          text('secret', 255),
          integer('last_step'),
          moment('created'),
          moment('confirmed', nullable),
        ],
        indices: [{ name: 'uq_two_factors_account', columnNames: ['account_id'], isUnique: true }],
        foreignKeys: [reference('fk_two_factors_account', 'account_id', 'accounts')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'recovery_codes',
        columns: [id(), integer('account_id'), text('code_hash', 64), moment('used', nullable)],
        indices: [
          {
            name: 'uq_recovery_codes_code',
            columnNames: ['account_id', 'code_hash'],
            isUnique: true,
          },
        ],
        foreignKeys: [reference('fk_recovery_codes_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_codes');
    await runner.dropTable('two_factors');
  }
}
