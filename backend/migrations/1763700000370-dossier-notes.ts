import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  integerColumn,
  longTextColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

/** Notes of operators about dossiers. */
export class DossierNotes1763700000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_notes',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          timestampColumn('at'),
          integerColumn('author_id'),
          textColumn('who', 255),
          longTextColumn('text'),
          { name: 'mentions', type: 'json' },
          timestampColumn('withdrawn', nullable),
          integerColumn('withdrawn_by_id', nullable),
          textColumn('withdrawn_by', 255, nullable),
          textColumn('idempotency_key', 80, nullable),
        ],
        indices: [
          {
            name: 'uq_dossier_notes_key',
            columnNames: ['dossier_id', 'author_id', 'idempotency_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_dossier_notes_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_notes');
  }
}
