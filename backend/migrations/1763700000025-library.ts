import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, integer, moment, nullable, text } from './columns.js';

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
    id(),
    text('slug', 60, nullable),
    text('title', 160),
    text('description', 500),
    text('kind', 10),
    integer('position'),
    flag('published'),
    flag('edited'),
    text('file_name', 200),
    text('content_type', 80),
    integer('size', nullable),
    text('sha256', 64, nullable),
    text('storage_key', 120, nullable),
    moment('created'),
    moment('updated'),
    moment('removed', nullable),
  ],
  indices: [{ name: 'uq_library_files_slug', columnNames: ['slug'], isUnique: true }],
});
