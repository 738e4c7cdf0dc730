import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

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
    idColumn(),
    integerColumn('dossier_id'),
    textColumn('purpose', 12),
    integerColumn('item_id', nullable),
    textColumn('file_name', 200),
    integerColumn('size'),
    textColumn('content_type', 80),
    textColumn('sha256', 64),
    textColumn('storage_key', 120),
    integerColumn('uploaded_by'),
    timestampColumn('created'),
  ],
  indices: [
    {
      name: 'uq_uploaded_files_name',
      columnNames: ['dossier_id', 'purpose', 'file_name'],
      isUnique: true,
    },
  ],
  foreignKeys: [foreignKey('fk_uploaded_files_dossier', 'dossier_id', 'dossiers')],
});

const documentAccesses = new Table({
  name: 'document_accesses',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    integerColumn('file_id', nullable),
    integerColumn('actor_id'),
    textColumn('action', 12),
    timestampColumn('at'),
  ],
  indices: [{ name: 'ix_document_accesses_dossier', columnNames: ['dossier_id'] }],
});
