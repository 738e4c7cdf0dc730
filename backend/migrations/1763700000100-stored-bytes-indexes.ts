import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Which row the bytes of a file belong to: asked by the nightly sweep, by late scans and after a
 * failure, key by key.
 */
const ADDED = {
  uploaded_files: { name: 'ix_uploaded_files_storage_key', columnNames: ['storage_key'] },
  account_files: { name: 'ix_account_files_storage_key', columnNames: ['storage_key'] },
};

export class StoredBytesIndexes1763700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index] of Object.entries(ADDED))
      await runner.createIndex(table, new TableIndex(index));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of Object.entries(ADDED)) await runner.dropIndex(table, name);
  }
}
