import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** One row per login; the refresh tokens of it are its family. Sessions open at the time of the change stay open. */
export class Sessions1763700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'account_sessions',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('family', 36),
          textColumn('device', 60),
          textColumn('address', 45),
          timestampColumn('created'),
          timestampColumn('last_used'),
          timestampColumn('expires'),
          timestampColumn('ended', nullable),
        ],
        indices: [
          { name: 'uq_account_sessions_family', columnNames: ['family'], isUnique: true },
          { name: 'ix_account_sessions_account', columnNames: ['account_id', 'ended'] },
          { name: 'ix_account_sessions_ended', columnNames: ['ended'] },
          { name: 'ix_account_sessions_expires', columnNames: ['expires'] },
        ],
        foreignKeys: [foreignKey('fk_account_sessions_account', 'account_id', 'accounts')],
      }),
      true,
    );
    await runner.query(
      `INSERT INTO account_sessions (account_id, family, device, address, created, last_used, expires, ended)
       SELECT account_id, family, '', '', MIN(created), MAX(created), MAX(expires), MAX(revoked) FROM refresh_sessions GROUP BY account_id, family`,
    );
    await runner.dropColumn('refresh_sessions', 'revoked');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'refresh_sessions',
      new TableColumn(timestampColumn('revoked', nullable)),
    );
    await runner.query(
      'UPDATE refresh_sessions SET revoked = (SELECT ended FROM account_sessions WHERE account_sessions.family = refresh_sessions.family)',
    );
    await runner.dropTable('account_sessions');
  }
}
