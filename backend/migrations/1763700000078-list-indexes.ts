import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const OWNER = ['account_id', 'owner_list'];

/** Index by index, what the lists filter and sort by, and what the work board counts. */
const ADDED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dossiers: {
    ix_dossiers_owner_client: [...OWNER, 'client_key'],
    ix_dossiers_account_deadline: [...OWNER, 'deadline_date'],
    ix_dossiers_owner_updated: [...OWNER, 'updated'],
    ix_dossiers_office_company_sent: ['office_list', 'company_key', 'sent'],
    ix_dossiers_office_operator_sent: ['office_list', 'operator_id', 'sent'],
    ix_dossiers_office_operator_name: ['office_list', 'operator_name', 'sent'],
    ix_dossiers_office_service_sent: ['office_list', 'service_type', 'sent'],
    ix_dossiers_office_completed: ['office_list', 'completed'],
  },
  dossier_status_changes: { ix_dossier_status_changes_to_at: ['to_code', 'at'] },
};
/** Part of one of the new ones. */
const REPLACED = {
  name: 'ix_dossiers_office_company',
  columnNames: ['office_list', 'company_key'],
};

export class ListIndexes1763700000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(ADDED)) {
      for (const [name, columnNames] of Object.entries(indexes))
        await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames] }));
    }
    await runner.dropIndex('dossiers', REPLACED.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('dossiers', new TableIndex(REPLACED));
    for (const [table, indexes] of Object.entries(ADDED))
      for (const name of Object.keys(indexes)) await runner.dropIndex(table, name);
  }
}
