import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  integerColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

/** What operators did and can take back for a moment: how the dossier was before, and how they left it. */
export class OperatorActs1763700000153 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'operator_acts',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          integerColumn('account_id'),
          textColumn('who', 255),
          textColumn('act', 12),
          timestampColumn('at'),
          { name: 'state_before', type: 'json' },
          { name: 'state_after', type: 'json' },
          timestampColumn('undone', nullable),
        ],
        indices: [
          { name: 'ix_operator_acts_dossier', columnNames: ['dossier_id'] },
          { name: 'ix_operator_acts_at', columnNames: ['at'] },
        ],
        foreignKeys: [foreignKey('fk_operator_acts_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('operator_acts');
  }
}
