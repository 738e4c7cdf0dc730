import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

const TABLE = 'enea_print_outcomes';

/** Outcomes of comparing prints of ENEA with their dossiers; none was compared before. */
export class EneaPrintOutcomes1763700000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('filing', 12),
          textColumn('sha256', 64),
          textColumn('data_hash', 64),
          { name: 'differences', type: 'json' },
          integerColumn('actor_id'),
          timestampColumn('at'),
        ],
        indices: [{ name: 'ix_enea_print_outcomes_dossier', columnNames: ['dossier_id'] }],
        foreignKeys: [foreignKey('fk_enea_print_outcomes_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
