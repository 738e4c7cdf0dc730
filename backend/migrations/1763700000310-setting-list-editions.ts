import type { MigrationInterface, QueryRunner } from 'typeorm';

const [TABLE, COLUMN] = ['settings', 'list_edition'];

/**
 * The edition of the built-in lists that a setting was saved with; settings of before have none.
 * Plain statements keep the triggers of the table, which SQLite would lose with a copy of it.
 */
export class SettingListEditions1763700000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN)))
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
  }
}
