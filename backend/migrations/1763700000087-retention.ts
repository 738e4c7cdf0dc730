import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forbidDelete, forbidDeleteBeforeYears } from './append-only.js';
import { timestampColumn, nullable } from './columns.js';

const ERASED = 'ix_dossiers_erased';

/** Remembers which dossiers have been erased, and lets the audit forget what is older than five years. */
export class Retention1763700000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('dossiers', new TableColumn(timestampColumn('erased', nullable)));
    await runner.createIndex('dossiers', new TableIndex({ name: ERASED, columnNames: ['erased'] }));
    await forbidDeleteBeforeYears(runner, 'audit_entries', 'at', 5);
  }

  async down(runner: QueryRunner): Promise<void> {
    await forbidDelete(runner, 'audit_entries');
    await runner.dropIndex('dossiers', ERASED);
    await runner.dropColumn('dossiers', 'erased');
  }
}
