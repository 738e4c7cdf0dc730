import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

/** The CPID of each declaration to ENEA; ENEA gives each once. */
export class DossierFilings1763700000106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_filings',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('filing', 12),
          textColumn('cpid', 40),
          integerColumn('recorded_by'),
          timestampColumn('recorded'),
        ],
        indices: [
          {
            name: 'uq_dossier_filings_filing',
            columnNames: ['dossier_id', 'filing'],
            isUnique: true,
          },
          { name: 'uq_dossier_filings_cpid', columnNames: ['cpid'], isUnique: true },
        ],
        foreignKeys: [foreignKey('fk_dossier_filings_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_filings');
  }
}
