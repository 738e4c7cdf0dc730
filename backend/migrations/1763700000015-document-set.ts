import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, integer, nullable, text } from './columns.js';

/** Documents a dossier may ask for; filled at boot with what is missing, then the back office's own. */
export class DocumentSet1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'document_set_items',
        columns: [
          id(),
          text('code', 20),
          integer('position'),
          text('name', 160),
          text('need_ecobonus', 1, nullable),
          text('need_bonus_casa', 1, nullable),
          text('need_bonus_sicurezza', 1, nullable),
          text('requirement', 20, nullable),
          flag('optional_otherwise'),
          flag('prefilled'),
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
