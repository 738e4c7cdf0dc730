import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidUpdate } from './append-only.js';
import {
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

const TABLE = 'filing_corrections';

/** CPIDs that others took the place of; those replaced before are not known. */
export class FilingCorrections1763700000256 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          textColumn('filing', 12),
          textColumn('former_cpid', 40, nullable),
          textColumn('held_cpid', 40, nullable),
          textColumn('cpid', 40),
          integerColumn('receipt_id', nullable),
          integerColumn('document_id', nullable),
          textColumn('reason', 500, nullable),
          integerColumn('actor_id'),
          textColumn('who', 255),
          timestampColumn('at'),
        ],
        indices: [
          { name: 'ix_filing_corrections_dossier', columnNames: ['dossier_id'] },
          { name: 'uq_filing_corrections_held_cpid', columnNames: ['held_cpid'], isUnique: true },
        ],
        foreignKeys: [foreignKey('fk_filing_corrections_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await forbidUpdate(runner, TABLE);
  }

  /** The annulled receipts stay files of their dossiers, as former releases cannot name them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
