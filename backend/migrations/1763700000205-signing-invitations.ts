import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn } from './columns.js';

const TABLE = 'beneficiary_links';
const INDEX = 'uq_beneficiary_links_mail_token';

/** A second token of the link, for the e-mails after the first, and the papers that they announced. */
export class SigningInvitations1763700000205 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TABLE, new TableColumn(textColumn('mail_token_hash', 64, nullable)));
    await runner.addColumn(TABLE, new TableColumn(textColumn('announced_papers', 60, nullable)));
    await runner.createIndex(
      TABLE,
      new TableIndex({ name: INDEX, columnNames: ['mail_token_hash'], isUnique: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.dropColumn(TABLE, 'announced_papers');
    await runner.dropColumn(TABLE, 'mail_token_hash');
  }
}
