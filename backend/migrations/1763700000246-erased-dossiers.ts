import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropTriggers, forbidUpdateWhen } from './append-only.js';

/**
 * A dossier that is marked as erased stays so: the mark lets the records of its signatures be
 * deleted. It stands after the columns of dossiers, because SQLite drops the triggers of a table
 * that gets a column.
 */
export class ErasedDossiers1763700000246 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await forbidUpdateWhen(runner, 'dossiers', 'OLD.erased IS NOT NULL AND NEW.erased IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTriggers(runner, 'dossiers');
  }
}
