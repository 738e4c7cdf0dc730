import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** What happened to an account's dossiers and credits, shown behind the bell. */
export class Notifications1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'notifications',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('title', 160),
          longTextColumn('text'),
          integerColumn('dossier_id', nullable),
          timestampColumn('created'),
          timestampColumn('read', nullable),
        ],
        indices: [{ name: 'ix_notifications_account', columnNames: ['account_id'] }],
        foreignKeys: [foreignKey('fk_notifications_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('notifications');
  }
}
