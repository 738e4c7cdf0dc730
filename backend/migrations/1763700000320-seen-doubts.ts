import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

const TABLE = 'seen_doubts';
/** Added by plain statements, which keep the triggers that SQLite would lose with a copy of a table. */
const COLUMNS = [
  ['dossiers', 'seen_doubts', 'integer NOT NULL DEFAULT 0'],
  ['dossier_status_changes', 'open_points', 'varchar(200) NULL'],
] as const;

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
    for (const [table, column, type] of COLUMNS)
      if (!(await runner.hasColumn(table, column)))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    await runner.dropTable(TABLE);
  }
}
