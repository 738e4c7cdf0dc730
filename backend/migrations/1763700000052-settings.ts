import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidChanges } from './append-only.js';
import { day, id, integer, longText, moment, nullable, text } from './columns.js';

/** Dated values the back office enters; each change is a row of its own. */
export class Settings1763700000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'settings',
        columns: [
          id(),
          text('kind', 40),
          day('valid_from'),
          integer('sequence'),
          longText('value'),
          integer('author_id', nullable),
          moment('created'),
          text('note', 500, nullable),
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
