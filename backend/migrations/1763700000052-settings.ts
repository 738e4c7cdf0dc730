import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidChanges } from './append-only.js';
import {
  dateColumn,
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  textColumn,
} from './columns.js';

/** Dated values the back office enters; each change is a row of its own. */
export class Settings1763700000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'settings',
        columns: [
          idColumn(),
          textColumn('kind', 40),
          dateColumn('valid_from'),
          integerColumn('sequence'),
          longTextColumn('value'),
          integerColumn('author_id', nullable),
          timestampColumn('created'),
          textColumn('note', 500, nullable),
        ],
        indices: [
          { name: 'uq_settings_kind_sequence', columnNames: ['kind', 'sequence'], isUnique: true },
        ],
      }),
      true,
    );
    await forbidChanges(runner, 'settings');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('settings');
  }
}
