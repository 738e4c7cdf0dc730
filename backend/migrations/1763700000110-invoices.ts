import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, integerColumn, textColumn, timestampColumn } from './columns.js';

/** E-invoices of dossiers, each read from one of its files. */
export class Invoices1763700000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'invoices',
        columns: [
          idColumn(),
          integerColumn('dossier_id'),
          integerColumn('file_id'),
          textColumn('invoice_key', 64),
          { name: 'content', type: 'json' },
          timestampColumn('created'),
        ],
        indices: [
          {
            name: 'uq_invoices_key',
            columnNames: ['dossier_id', 'invoice_key'],
            isUnique: true,
          },
          { name: 'ix_invoices_file', columnNames: ['file_id'] },
          { name: 'ix_invoices_key', columnNames: ['invoice_key'] },
        ],
        foreignKeys: [
          foreignKey('fk_invoices_dossier', 'dossier_id', 'dossiers'),
          foreignKey('fk_invoices_file', 'file_id', 'uploaded_files'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('invoices');
  }
}
