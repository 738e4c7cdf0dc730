import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, integerColumn, textColumn, timestampColumn } from './columns.js';

/** Which values of a dossier's ENEA sheet were copied, for every operator. */
export class CopiedFields1763700000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'copied_fields',
        columns: [
          integerColumn('dossier_id', { isPrimary: true }),
          textColumn('field_key', 100, { isPrimary: true }),
          textColumn('fingerprint', 16),
          integerColumn('account_id'),
          timestampColumn('copied'),
        ],
        foreignKeys: [foreignKey('fk_copied_fields_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('copied_fields');
  }
}
