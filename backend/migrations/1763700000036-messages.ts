import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** What fitter and back office write to each other about a dossier, and the documents asked for again. */
export class Messages1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(threads, true);
    await runner.createTable(messages, true);
    await runner.createTable(requests, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('document_requests');
    await runner.dropTable('dossier_messages');
    await runner.dropTable('message_threads');
  }
}

const threads = new Table({
  name: 'message_threads',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    timestampColumn('touched'),
    integerColumn('open_requests'),
    integerColumn('fitter_unread'),
    integerColumn('fitter_read_id'),
    timestampColumn('fitter_mail_due', nullable),
    timestampColumn('fitter_mailed', nullable),
    integerColumn('office_unread'),
    integerColumn('office_read_id'),
    timestampColumn('office_mail_due', nullable),
    timestampColumn('office_mailed', nullable),
  ],
  indices: [{ name: 'uq_message_threads_dossier', columnNames: ['dossier_id'], isUnique: true }],
  foreignKeys: [foreignKey('fk_message_threads_dossier', 'dossier_id', 'dossiers')],
});

const messages = new Table({
  name: 'dossier_messages',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    timestampColumn('at'),
    integerColumn('author_id'),
    textColumn('side', 6),
    textColumn('who', 255),
    textColumn('kind', 8),
    longTextColumn('text'),
    integerColumn('item_id', nullable),
    integerColumn('request_id', nullable),
    integerColumn('attachment_id', nullable),
    textColumn('idempotency_key', 80, nullable),
  ],
  indices: [
    {
      name: 'uq_dossier_messages_key',
      columnNames: ['dossier_id', 'author_id', 'idempotency_key'],
      isUnique: true,
    },
  ],
  foreignKeys: [foreignKey('fk_dossier_messages_dossier', 'dossier_id', 'dossiers')],
});

const requests = new Table({
  name: 'document_requests',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    integerColumn('item_id'),
    textColumn('state', 8),
    integerColumn('open_item', nullable),
    integerColumn('after_file_id'),
    timestampColumn('asked'),
    integerColumn('asked_by'),
    timestampColumn('touched'),
    timestampColumn('closed', nullable),
    integerColumn('closed_by', nullable),
  ],
  indices: [
    { name: 'uq_document_requests_open', columnNames: ['dossier_id', 'open_item'], isUnique: true },
  ],
  foreignKeys: [foreignKey('fk_document_requests_dossier', 'dossier_id', 'dossiers')],
});
