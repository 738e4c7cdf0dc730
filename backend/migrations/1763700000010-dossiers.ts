import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { cents, day, id, integer, longText, moment, nullable, reference, text } from './columns.js';

const toDossier = (name: string) => reference(name, 'dossier_id', 'dossiers');

/** Dossiers, the append-only history of their status, and their sendings. */
export class Dossiers1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(dossiers, true);
    await runner.createTable(statusChanges, true);
    await runner.createTable(sendings, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_sendings');
    await runner.dropTable('dossier_status_changes');
    await runner.dropTable('dossiers');
  }
}

const dossiers = new Table({
  name: 'dossiers',
  columns: [
    id(),
    integer('account_id'),
    integer('version'),
    text('status', 12),
    text('owner_list', 12, nullable),
    text('office_list', 12, nullable),
    integer('service_type', nullable),
    text('client', 520),
    text('client_key', 520),
    text('business_name', 255, nullable),
    text('company_key', 255, nullable),
    { name: 'data', type: 'json' },
    longText('reject_reason', nullable),
    moment('created'),
    moment('updated'),
    moment('sent', nullable),
    moment('completed', nullable),
    day('deadline_date', nullable),
    integer('operator_id', nullable),
    text('operator_name', 255, nullable),
    integer('num_ecobonus', nullable),
    integer('num_bonus_casa', nullable),
    integer('num_calcolo_energetico', nullable),
    cents('total_cost', nullable),
    integer('matrix_version', nullable),
    moment('deleted', nullable),
  ],
  indices: [
    { name: 'ix_dossiers_owner_created', columnNames: ['account_id', 'owner_list', 'created'] },
    { name: 'ix_dossiers_owner_sent', columnNames: ['account_id', 'owner_list', 'sent'] },
    { name: 'ix_dossiers_office_sent', columnNames: ['office_list', 'sent'] },
    { name: 'ix_dossiers_office_status_sent', columnNames: ['office_list', 'status', 'sent'] },
    { name: 'ix_dossiers_office_client', columnNames: ['office_list', 'client_key'] },
    { name: 'ix_dossiers_office_company', columnNames: ['office_list', 'company_key'] },
    { name: 'ix_dossiers_office_deadline', columnNames: ['office_list', 'deadline_date'] },
  ],
  foreignKeys: [reference('fk_dossiers_account', 'account_id', 'accounts')],
});

const statusChanges = new Table({
  name: 'dossier_status_changes',
  columns: [
    id(),
    integer('dossier_id'),
    moment('at'),
    text('from_code', 12),
    text('to_code', 12),
    integer('actor_id', nullable),
    text('who', 255),
    longText('reason', nullable),
    integer('attachment_id', nullable),
  ],
  indices: [{ name: 'ix_dossier_status_changes_dossier', columnNames: ['dossier_id'] }],
  foreignKeys: [toDossier('fk_dossier_status_changes_dossier')],
});

const sendings = new Table({
  name: 'dossier_sendings',
  columns: [
    id(),
    integer('dossier_id'),
    text('idempotency_key', 80, nullable),
    moment('at'),
    integer('num_ecobonus'),
    integer('num_bonus_casa'),
    integer('num_calcolo_energetico'),
    cents('credits'),
    cents('total_cost'),
    integer('matrix_version'),
  ],
  indices: [
    {
      name: 'uq_dossier_sendings_key',
      columnNames: ['dossier_id', 'idempotency_key'],
      isUnique: true,
    },
  ],
  foreignKeys: [toDossier('fk_dossier_sendings_dossier')],
});
