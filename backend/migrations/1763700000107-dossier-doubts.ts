import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { booleanColumn, integerColumn } from './columns.js';

const COUNTS = ['form_doubts', 'fitter_matches', 'office_matches'];
const INDEX = 'ix_dossiers_office_review';

/** How much of a dossier deserves a second look, for the lists. */
export class DossierDoubts1763700000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of COUNTS)
      await runner.addColumn('dossiers', new TableColumn(integerColumn(name, { default: 0 })));
    await runner.addColumn(
      'dossiers',
      new TableColumn(booleanColumn('needs_review', { default: 0 })),
    );
    await runner.createIndex(
      'dossiers',
      new TableIndex({ name: INDEX, columnNames: ['office_list', 'needs_review', 'sent'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('dossiers', INDEX);
    for (const name of [...COUNTS, 'needs_review']) await runner.dropColumn('dossiers', name);
  }
}
