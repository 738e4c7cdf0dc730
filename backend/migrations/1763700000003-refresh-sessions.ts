import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, moment, nullable, reference, text } from './columns.js';

/** One row per refresh token ever issued; the tokens of one login share a family. */
export class RefreshSessions1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'refresh_sessions',
        columns: [
          id(),
          integer('account_id'),
          text('family', 36),
          text('token_hash', 64),
          moment('created'),
          moment('expires'),
          moment('rotated', nullable),
          moment('revoked', nullable),
        ],
        indices: [
          { name: 'uq_refresh_sessions_token_hash', columnNames: ['token_hash'], isUnique: true },
          { name: 'ix_refresh_sessions_family', columnNames: ['family'] },
          { name: 'ix_refresh_sessions_account_id', columnNames: ['account_id'] },
          { name: 'ix_refresh_sessions_expires', columnNames: ['expires'] },
        ],
        foreignKeys: [reference('fk_refresh_sessions_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('refresh_sessions');
  }
}
