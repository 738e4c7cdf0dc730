import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  idColumn,
  integerColumn,
  timestampColumn,
  foreignKey,
  longTextColumn,
  nullable,
  textColumn,
} from './columns.js';

/** What the back office changes in dossiers that it has received. */
export class DossierEdits1763700000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_edits',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          timestampColumn('at'),
          integerColumn('actor_id'),
          textColumn('who', 255),
          textColumn('status', 12),
          { name: 'fields', type: 'json' },
          longTextColumn('reason', nullable),
          timestampColumn('mailed', nullable),
        ],
        indices: [{ name: 'ix_dossier_edits_dossier', columnNames: ['dossier_id', 'mailed'] }],
        foreignKeys: [foreignKey('fk_dossier_edits_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_edits');
  }
}
