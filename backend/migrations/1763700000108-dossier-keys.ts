import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  dateColumn,
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
} from './columns.js';

/** By what the dossiers that were sent are compared: unit, people and days of the works. */
export class DossierKeys1763700000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_keys',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('kind', 6),
          textColumn('key_value', 80),
          dateColumn('works_from', nullable),
          dateColumn('works_to', nullable),
        ],
        indices: [
          { name: 'ix_dossier_keys_value', columnNames: ['key_value', 'dossier_id'] },
          { name: 'ix_dossier_keys_dossier', columnNames: ['dossier_id'] },
        ],
        foreignKeys: [foreignKey('fk_dossier_keys_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_keys');
  }
}
