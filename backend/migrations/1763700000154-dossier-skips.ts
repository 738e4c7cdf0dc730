import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

/** Why operators went past dossiers that they could have worked on. */
export class DossierSkips1763700000154 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_skips',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          integerColumn('account_id'),
          textColumn('who', 255),
          textColumn('reason', 12),
          textColumn('note', 300, nullable),
          timestampColumn('at'),
        ],
        indices: [
          { name: 'ix_dossier_skips_dossier', columnNames: ['dossier_id'] },
          { name: 'ix_dossier_skips_at', columnNames: ['at', 'reason'] },
        ],
        foreignKeys: [foreignKey('fk_dossier_skips_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_skips');
  }
}
