import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  dateColumn,
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

interface PostponedRow {
  id: number;
  until: string;
  postponement: string | { accountId: number; who: string; at: string; note: string | null };
}

/** Every postponement of a dossier and how it ended, for its history. */
export class DossierPostponements1763700000175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_postponements',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          integerColumn('account_id'),
          textColumn('who', 255),
          dateColumn('until'),
          textColumn('note', 300, nullable),
          timestampColumn('at'),
          timestampColumn('ended', nullable),
          textColumn('ending', 12, nullable),
          textColumn('ended_by', 255, nullable),
        ],
        indices: [{ name: 'ix_dossier_postponements_dossier', columnNames: ['dossier_id'] }],
        foreignKeys: [foreignKey('fk_dossier_postponements_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await copyOpenPostponements(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_postponements');
  }
}

/** Those that wait now, so that their ends are told too. */
async function copyOpenPostponements(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    "SELECT id, postponed_until AS until, postponement FROM dossiers WHERE postponed_until <> '' AND postponement IS NOT NULL",
  )) as PostponedRow[];
  for (const { id, until, postponement } of rows) {
    const { accountId, who, at, note } = (
      typeof postponement === 'string' ? JSON.parse(postponement) : postponement
    ) as Exclude<PostponedRow['postponement'], string>;
    await runner.query(
      'INSERT INTO dossier_postponements (dossier_id, account_id, who, until, note, at) VALUES (?, ?, ?, ?, ?, ?)',
      [id, accountId, who, until, note, at.replace('T', ' ').replace('Z', '')],
    );
  }
}
