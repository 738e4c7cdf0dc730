import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, integerColumn, foreignKey, textColumn } from './columns.js';

/** Keys of requests that created a dossier, so that a request whose answer was lost creates nothing twice. */
export class DossierCreations1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_creations',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('idempotency_key', 80),
          integerColumn('dossier_id'),
        ],
        indices: [
          {
            name: 'uq_dossier_creations_key',
            columnNames: ['account_id', 'idempotency_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          foreignKey('fk_dossier_creations_account', 'account_id', 'accounts'),
          foreignKey('fk_dossier_creations_dossier', 'dossier_id', 'dossiers'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_creations');
  }
}
