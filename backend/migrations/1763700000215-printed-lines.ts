import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable } from './columns.js';

const COLUMN = 'printed_lines';

/** What a paper printed when its file, signed by hand, was uploaded. */
export class PrintedLines1763700000215 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('uploaded_files', COLUMN)))
      await runner.addColumn(
        'uploaded_files',
        new TableColumn({ name: COLUMN, type: 'json', ...nullable }),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('uploaded_files', COLUMN);
  }
}
