import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn, timestampColumn } from './columns.js';

/** Which edition of the conditions an account accepted by a tick, and when; unknown for earlier ones. */
export class AcceptedTerms1763700000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('accounts', [
      new TableColumn(textColumn('terms_edition', 40, nullable)),
      new TableColumn(timestampColumn('terms_accepted', nullable)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('accounts', ['terms_edition', 'terms_accepted']);
  }
}
