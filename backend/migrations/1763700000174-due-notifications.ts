import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'ix_notifications_due';

/** An account's notifications that are due, counted by the index alone. */
export class DueNotifications1763700000174 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'notifications',
      new TableIndex({ name: INDEX, columnNames: ['account_id', 'created'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('notifications', INDEX);
  }
}
