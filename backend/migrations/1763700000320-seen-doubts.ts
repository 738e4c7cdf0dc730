import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

const TABLE = 'seen_doubts';

/** Which doubts of a dossier an operator has looked at, how many, and what an acceptance left open. */
export class SeenDoubts1763700000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('fingerprint', 8),
          timestampColumn('at'),
          integerColumn('actor_id'),
          textColumn('who', 255),
        ],
        indices: [
          {
            name: 'uq_seen_doubts_fingerprint',
            columnNames: ['dossier_id', 'fingerprint'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_seen_doubts_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await runner.addColumn(
      'dossiers',
      new TableColumn(integerColumn('seen_doubts', { default: 0 })),
    );
    await runner.addColumn(
      'dossier_status_changes',
      new TableColumn(textColumn('open_points', 200, nullable)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('dossier_status_changes', 'open_points');
    await runner.dropColumn('dossiers', 'seen_doubts');
    await runner.dropTable(TABLE);
  }
}
