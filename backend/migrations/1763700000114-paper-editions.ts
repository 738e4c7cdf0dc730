import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn } from './columns.js';

const TABLES = ['uploaded_files', 'account_files'];

/** Which edition of its wording a signed file has; unknown for those uploaded before. */
export class PaperEditions1763700000114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.addColumn(table, new TableColumn(textColumn('edition', 40, nullable)));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropColumn(table, 'edition');
  }
}
