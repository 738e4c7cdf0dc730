import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  booleanColumn,
  idColumn,
  integerColumn,
  timestampColumn,
  nullable,
  textColumn,
} from './columns.js';

/** Files for people to download: manual, guides, useful documents. */
export class Library1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(libraryFiles, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('library_files');
  }
}

const libraryFiles = new Table({
  name: 'library_files',
  columns: [
    idColumn(),
    textColumn('slug', 60, nullable),
    textColumn('title', 160),
    textColumn('description', 500),
    textColumn('kind', 10),
    integerColumn('position'),
    booleanColumn('published'),
    booleanColumn('edited'),
    textColumn('file_name', 200),
    textColumn('content_type', 80),
    integerColumn('size', nullable),
    textColumn('sha256', 64, nullable),
    textColumn('storage_key', 120, nullable),
    timestampColumn('created'),
    timestampColumn('updated'),
    timestampColumn('removed', nullable),
  ],
  indices: [{ name: 'uq_library_files_slug', columnNames: ['slug'], isUnique: true }],
});
