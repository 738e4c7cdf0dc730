import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** One row per refresh token ever issued; the tokens of one login share a family. */
export class RefreshSessions1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'refresh_sessions',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('family', 36),
          textColumn('token_hash', 64),
          timestampColumn('created'),
          timestampColumn('expires'),
          timestampColumn('rotated', nullable),
          timestampColumn('revoked', nullable),
        ],
        indices: [
          { name: 'uq_refresh_sessions_token_hash', columnNames: ['token_hash'], isUnique: true },
          { name: 'ix_refresh_sessions_family', columnNames: ['family'] },
          { name: 'ix_refresh_sessions_account_id', columnNames: ['account_id'] },
          { name: 'ix_refresh_sessions_expires', columnNames: ['expires'] },
        ],
        foreignKeys: [foreignKey('fk_refresh_sessions_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('refresh_sessions');
  }
}
