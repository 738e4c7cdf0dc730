import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable } from './columns.js';

/** What an operator points at when a dossier goes back to its fitter. */
export class ReturnPoints1763700000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'dossiers',
      new TableColumn({ name: 'return_points', type: 'json', ...nullable }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('dossiers', 'return_points');
  }
}
