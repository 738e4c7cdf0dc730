import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, integerColumn, timestampColumn, foreignKey } from './columns.js';

/**
 * Every dossier as it was sent. Dossiers that are frozen now are their own last submission; what
 * came back may have changed since.
 */
export class DossierSnapshots1763700000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_snapshots',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          timestampColumn('at'),
          { name: 'data', type: 'json' },
        ],
        indices: [{ name: 'ix_dossier_snapshots_dossier', columnNames: ['dossier_id'] }],
        foreignKeys: [foreignKey('fk_dossier_snapshots_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await runner.query(`INSERT INTO dossier_snapshots (dossier_id, at, data)
      SELECT id, sent, data FROM dossiers WHERE sent IS NOT NULL AND status NOT IN ('DRAFT', 'WAITING', 'REJECTED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_snapshots');
  }
}
