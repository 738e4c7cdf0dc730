import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'ix_message_threads_office_unread';

/** Finds the few dossiers with messages that the back office has not read. */
export class UnreadThreads1763700000142 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'message_threads',
      new TableIndex({ name: INDEX, columnNames: ['office_unread'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('message_threads', INDEX);
  }
}
