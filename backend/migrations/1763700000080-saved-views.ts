import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, id, integer, longText, moment, reference, text } from './columns.js';

/** Filters and order an operator keeps under a name. */
export class SavedViews1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'saved_views',
        columns: [
          id(),
          integer('account_id'),
          text('list', 12),
          text('name', 60),
          text('name_key', 60),
          longText('query'),
          flag('is_default'),
          moment('updated'),
        ],
        indices: [
          {
            name: 'uq_saved_views_name',
            columnNames: ['account_id', 'list', 'name_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [reference('fk_saved_views_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_views');
  }
}
