import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

const TABLE = 'energy_savings';

/** Savings of declarations to ENEA; dossiers that were filed before have none. */
export class EnergySavings1763700000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('filing', 12),
          integerColumn('kwh_hundredths'),
          textColumn('origin', 20),
          integerColumn('recorded_by'),
          timestampColumn('recorded'),
        ],
        indices: [
          {
            name: 'uq_energy_savings_filing',
            columnNames: ['dossier_id', 'filing'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_energy_savings_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
