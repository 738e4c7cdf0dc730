import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { booleanColumn, foreignKey, idColumn, integerColumn, textColumn } from './columns.js';

const INDEX = 'ix_saved_views_shared';

/** Views for every operator, and the columns that each operator chose for a list. */
export class SharedViews1763700000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'saved_views',
      new TableColumn(booleanColumn('is_shared', { default: 0 })),
    );
    await runner.createIndex(
      'saved_views',
      new TableIndex({ name: INDEX, columnNames: ['list', 'is_shared'] }),
    );
    await runner.createTable(
      new Table({
        name: 'list_columns',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          textColumn('list', 12),
          textColumn('columns', 400),
        ],
        indices: [
          { name: 'uq_list_columns_list', columnNames: ['account_id', 'list'], isUnique: true },
        ],
        foreignKeys: [foreignKey('fk_list_columns_account', 'account_id', 'accounts')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('list_columns');
    await runner.dropIndex('saved_views', INDEX);
    await runner.dropColumn('saved_views', 'is_shared');
  }
}
