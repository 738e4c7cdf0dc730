import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { booleanColumn, idColumn, integerColumn, nullable, textColumn } from './columns.js';

/** Documents a dossier may ask for; filled at boot with what is missing, then the back office's own. */
export class DocumentSet1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'document_set_items',
        columns: [
          idColumn(),
          textColumn('code', 20),
          integerColumn('position'),
          textColumn('name', 160),
          textColumn('need_ecobonus', 1, nullable),
          textColumn('need_bonus_casa', 1, nullable),
          textColumn('need_bonus_sicurezza', 1, nullable),
          textColumn('requirement', 20, nullable),
          booleanColumn('optional_otherwise'),
          booleanColumn('prefilled'),
        ],
        indices: [{ name: 'uq_document_set_items_code', columnNames: ['code'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('document_set_items');
  }
}
