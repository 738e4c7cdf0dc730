import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, moment, nullable, reference, text } from './columns.js';

/** Files of dossiers, and who opened them. */
export class Uploads1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(uploadedFiles, true);
    await runner.createTable(documentAccesses, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('document_accesses');
    await runner.dropTable('uploaded_files');
  }
}

const uploadedFiles = new Table({
  name: 'uploaded_files',
  columns: [
    id(),
    integer('dossier_id'),
    text('purpose', 12),
    integer('item_id', nullable),
    text('file_name', 200),
    integer('size'),
    text('content_type', 80),
    text('sha256', 64),
    text('storage_key', 120),
    integer('uploaded_by'),
    moment('created'),
  ],
  indices: [
    {
      name: 'uq_uploaded_files_name',
      columnNames: ['dossier_id', 'purpose', 'file_name'],
      isUnique: true,
    },
  ],
  foreignKeys: [reference('fk_uploaded_files_dossier', 'dossier_id', 'dossiers')],
});

const documentAccesses = new Table({
  name: 'document_accesses',
  columns: [
    id(),
    integer('dossier_id'),
    integer('file_id', nullable),
    integer('actor_id'),
    text('action', 12),
    moment('at'),
  ],
  indices: [{ name: 'ix_document_accesses_dossier', columnNames: ['dossier_id'] }],
});
