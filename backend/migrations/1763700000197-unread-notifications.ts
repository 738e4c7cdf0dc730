import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'ix_notifications_unread';

/** An account's unread notifications, counted without reading those it has read. */
export class UnreadNotifications1763700000197 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'notifications',
      new TableIndex({ name: INDEX, columnNames: ['account_id', 'read', 'created'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('notifications', INDEX);
  }
}
