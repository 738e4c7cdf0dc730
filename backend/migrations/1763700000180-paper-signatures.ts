import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  integerColumn,
  longTextColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

/** Papers signed online, with the record of each signature. */
export class PaperSignatures1763700000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SIGNATURES, true);
    await runner.createTable(EVENTS, true);
    if (!(await runner.hasColumn('uploaded_files', 'signature_id')))
      await runner.addColumn(
        'uploaded_files',
        new TableColumn(integerColumn('signature_id', nullable)),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('uploaded_files', 'signature_id');
    await runner.dropTable('signature_events');
    await runner.dropTable('paper_signatures');
  }
}

const index = (name: string, column: string, isUnique = false) => ({
  name,
  columnNames: [column],
  isUnique,
});

const SIGNATURES = new Table({
  name: 'paper_signatures',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    textColumn('code', 12),
    textColumn('live_paper', 40, nullable),
    textColumn('state', 12),
    longTextColumn('envelope'),
    longTextColumn('snapshot'),
    longTextColumn('texts'),
    textColumn('document_sha256', 64),
    textColumn('storage_key', 120),
    textColumn('file_name', 200),
    integerColumn('size'),
    integerColumn('pages'),
    textColumn('verification_code', 40),
    integerColumn('link_id', nullable),
    integerColumn('file_id', nullable),
    integerColumn('head_seq'),
    textColumn('head_hash', 64),
    textColumn('seal', 64, nullable),
    longTextColumn('drawing', nullable),
    textColumn('code_hash', 64, nullable),
    textColumn('code_address', 255, nullable),
    timestampColumn('code_expires', nullable),
    integerColumn('code_tries'),
    longTextColumn('token', nullable),
    textColumn('timestamp_state', 8),
    timestampColumn('created'),
    timestampColumn('signed', nullable),
    timestampColumn('ended', nullable),
    longTextColumn('reason', nullable),
  ],
  indices: [
    index('uq_paper_signatures_live', 'live_paper', true),
    index('uq_paper_signatures_code', 'verification_code', true),
    index('ix_paper_signatures_dossier', 'dossier_id'),
    index('ix_paper_signatures_hash', 'document_sha256'),
    index('ix_paper_signatures_storage_key', 'storage_key'),
    index('ix_paper_signatures_timestamp', 'timestamp_state'),
  ],
  foreignKeys: [foreignKey('fk_paper_signatures_dossier', 'dossier_id', 'dossiers')],
});

const EVENTS = new Table({
  name: 'signature_events',
  columns: [
    idColumn(),
    integerColumn('signature_id'),
    integerColumn('seq'),
    longTextColumn('body'),
  ],
  indices: [
    { name: 'uq_signature_events_seq', columnNames: ['signature_id', 'seq'], isUnique: true },
  ],
  foreignKeys: [foreignKey('fk_signature_events_signature', 'signature_id', 'paper_signatures')],
});
