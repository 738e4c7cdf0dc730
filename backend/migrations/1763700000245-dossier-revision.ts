import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn, nullable } from './columns.js';

/** The revision of dossiers, which every act raises, and the last act. */
export class DossierRevision1763700000245 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('dossiers', [
      new TableColumn(integerColumn('revision', { default: 1 })),
      new TableColumn({ name: 'last_act', type: 'json', ...nullable }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('dossiers', ['last_act', 'revision']);
  }
}
