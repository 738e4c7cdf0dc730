import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const NAME = 'ix_uploaded_files_hash';

/** Finds the same file in other dossiers. */
export class FileHashIndex1763700000109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'uploaded_files',
      new TableIndex({ name: NAME, columnNames: ['sha256', 'purpose'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('uploaded_files', NAME);
  }
}
