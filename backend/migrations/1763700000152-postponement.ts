import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dateColumn, nullable } from './columns.js';

const INDEX = 'ix_dossiers_office_postponed';

/** Until when an operator has put a dossier off, and who, when and why. */
export class Postponement1763700000152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'dossiers',
      new TableColumn(dateColumn('postponed_until', { default: "''" })),
    );
    await runner.addColumn(
      'dossiers',
      new TableColumn({ name: 'postponement', type: 'json', ...nullable }),
    );
    await runner.createIndex(
      'dossiers',
      new TableIndex({ name: INDEX, columnNames: ['office_list', 'postponed_until'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('dossiers', INDEX);
    await runner.dropColumn('dossiers', 'postponement');
    await runner.dropColumn('dossiers', 'postponed_until');
  }
}
