import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, longText, moment, nullable, reference, text } from './columns.js';

/** What happened to an account's dossiers and credits, shown behind the bell. */
export class Notifications1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'notifications',
        columns: [
          id(),
          integer('account_id'),
          text('title', 160),
          longText('text'),
          integer('dossier_id', nullable),
          moment('created'),
          moment('read', nullable),
        ],
        indices: [{ name: 'ix_notifications_account', columnNames: ['account_id'] }],
        foreignKeys: [reference('fk_notifications_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('notifications');
  }
}
