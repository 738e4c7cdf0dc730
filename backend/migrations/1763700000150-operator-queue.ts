import { Table, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { foreignKey, integerColumn, nullable, textColumn, timestampColumn } from './columns.js';

const keyColumn = (name: string): TableColumnOptions => integerColumn(name, { isPrimary: true });

/** Who has a dossier in charge since when, to whom the queue has given it, and who has it open. */
export class OperatorQueue1763700000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'dossier_charges',
        columns: [
          keyColumn('dossier_id'),
          timestampColumn('acted'),
          integerColumn('account_id', nullable),
        ],
        indices: [{ name: 'ix_dossier_charges_acted', columnNames: ['acted'] }],
        foreignKeys: [foreignKey('fk_dossier_charges_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'dossier_claims',
        columns: [keyColumn('dossier_id'), integerColumn('account_id'), timestampColumn('until')],
        foreignKeys: [foreignKey('fk_dossier_claims_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'dossier_presences',
        columns: [
          keyColumn('dossier_id'),
          keyColumn('account_id'),
          textColumn('who', 255),
          timestampColumn('seen'),
        ],
        indices: [{ name: 'ix_dossier_presences_seen', columnNames: ['seen'] }],
        foreignKeys: [
          foreignKey('fk_dossier_presences_dossier', 'dossier_id', 'dossiers'),
          foreignKey('fk_dossier_presences_account', 'account_id', 'accounts'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dossier_presences');
    await runner.dropTable('dossier_claims');
    await runner.dropTable('dossier_charges');
  }
}
