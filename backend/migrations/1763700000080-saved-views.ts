import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  booleanColumn,
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  foreignKey,
  textColumn,
} from './columns.js';

/** Filters and order an operator keeps under a name. */
export class SavedViews1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'saved_views',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('list', 12),
          textColumn('name', 60),
          textColumn('name_key', 60),
          longTextColumn('query'),
          booleanColumn('is_default'),
          timestampColumn('updated'),
        ],
        indices: [
          {
            name: 'uq_saved_views_name',
            columnNames: ['account_id', 'list', 'name_key'],
            isUnique: true,
          },
        ],
        foreignKeys: [foreignKey('fk_saved_views_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_views');
  }
}
