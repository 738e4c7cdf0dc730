import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLE = 'idempotency_keys';
const NAME = 'ix_idempotency_keys_created';

/** Finds the keys that the nightly clean-up deletes. */
export class IdempotencyKeyAge1763700000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, new TableIndex({ name: NAME, columnNames: ['created'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, NAME);
  }
}
