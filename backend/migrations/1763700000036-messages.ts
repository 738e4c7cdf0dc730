import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, longText, moment, nullable, reference, text } from './columns.js';

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
    id(),
    integer('dossier_id'),
    moment('touched'),
    integer('open_requests'),
    integer('fitter_unread'),
    integer('fitter_read_id'),
    moment('fitter_mail_due', nullable),
    moment('fitter_mailed', nullable),
    integer('office_unread'),
    integer('office_read_id'),
    moment('office_mail_due', nullable),
    moment('office_mailed', nullable),
  ],
  indices: [{ name: 'uq_message_threads_dossier', columnNames: ['dossier_id'], isUnique: true }],
  foreignKeys: [reference('fk_message_threads_dossier', 'dossier_id', 'dossiers')],
});

const messages = new Table({
  name: 'dossier_messages',
  columns: [
    id(),
    integer('dossier_id'),
    moment('at'),
    integer('author_id'),
    text('side', 6),
    text('who', 255),
    text('kind', 8),
    longText('text'),
    integer('item_id', nullable),
    integer('request_id', nullable),
    integer('attachment_id', nullable),
    text('idempotency_key', 80, nullable),
  ],
  indices: [
    {
      name: 'uq_dossier_messages_key',
      columnNames: ['dossier_id', 'author_id', 'idempotency_key'],
      isUnique: true,
    },
  ],
  foreignKeys: [reference('fk_dossier_messages_dossier', 'dossier_id', 'dossiers')],
});

const requests = new Table({
  name: 'document_requests',
  columns: [
    id(),
    integer('dossier_id'),
    integer('item_id'),
    text('state', 8),
    integer('open_item', nullable),
    integer('after_file_id'),
    moment('asked'),
    integer('asked_by'),
    moment('touched'),
    moment('closed', nullable),
    integer('closed_by', nullable),
  ],
  indices: [
    { name: 'uq_document_requests_open', columnNames: ['dossier_id', 'open_item'], isUnique: true },
  ],
  foreignKeys: [reference('fk_document_requests_dossier', 'dossier_id', 'dossiers')],
});
