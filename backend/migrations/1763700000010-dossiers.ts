import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  centsColumn,
  dateColumn,
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

const toDossier = (name: string) => foreignKey(name, 'dossier_id', 'dossiers');

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
    idColumn(),
    integerColumn('account_id'),
    integerColumn('version'),
    textColumn('status', 12),
    textColumn('owner_list', 12, nullable),
    textColumn('office_list', 12, nullable),
    integerColumn('service_type', nullable),
    textColumn('client', 520),
    textColumn('client_key', 520),
    textColumn('business_name', 255, nullable),
    textColumn('company_key', 255, nullable),
    { name: 'data', type: 'json' },
    longTextColumn('reject_reason', nullable),
    timestampColumn('created'),
    timestampColumn('updated'),
    timestampColumn('sent', nullable),
    timestampColumn('completed', nullable),
    dateColumn('deadline_date', nullable),
    integerColumn('operator_id', nullable),
    textColumn('operator_name', 255, nullable),
    integerColumn('num_ecobonus', nullable),
    integerColumn('num_bonus_casa', nullable),
    integerColumn('num_calcolo_energetico', nullable),
    centsColumn('total_cost', nullable),
    integerColumn('matrix_version', nullable),
    timestampColumn('deleted', nullable),
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
  foreignKeys: [foreignKey('fk_dossiers_account', 'account_id', 'accounts')],
});

const statusChanges = new Table({
  name: 'dossier_status_changes',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    timestampColumn('at'),
    textColumn('from_code', 12),
    textColumn('to_code', 12),
    integerColumn('actor_id', nullable),
    textColumn('who', 255),
    longTextColumn('reason', nullable),
    integerColumn('attachment_id', nullable),
  ],
  indices: [{ name: 'ix_dossier_status_changes_dossier', columnNames: ['dossier_id'] }],
  foreignKeys: [toDossier('fk_dossier_status_changes_dossier')],
});

const sendings = new Table({
  name: 'dossier_sendings',
  columns: [
    idColumn(),
    integerColumn('dossier_id'),
    textColumn('idempotency_key', 80, nullable),
    timestampColumn('at'),
    integerColumn('num_ecobonus'),
    integerColumn('num_bonus_casa'),
    integerColumn('num_calcolo_energetico'),
    centsColumn('credits'),
    centsColumn('total_cost'),
    integerColumn('matrix_version'),
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
