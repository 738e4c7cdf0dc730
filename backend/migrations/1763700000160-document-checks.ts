import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

/** Which documents of a dossier an operator has looked at. */
export class DocumentChecks1763700000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'document_checks',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          integerColumn('item_id'),
          { name: 'file_ids', type: 'json' },
          timestampColumn('at'),
          integerColumn('actor_id'),
          textColumn('who', 255),
        ],
        indices: [
          {
            name: 'uq_document_checks_item',
            columnNames: ['dossier_id', 'item_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_document_checks_dossier', 'dossier_id', 'dossiers')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('document_checks');
  }
}
