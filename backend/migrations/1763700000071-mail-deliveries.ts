import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn, timestampColumn, nullable, textColumn } from './columns.js';

/** What is known of handing a message to the SMTP server: written before it goes, and when the server has it. */
export class MailDeliveries1763700000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'mail_deliveries',
        columns: [
          { ...textColumn('job_id', 36), isPrimary: true },
          textColumn('state', 10),
          integerColumn('doubtful'),
          timestampColumn('begun'),
          timestampColumn('accepted', nullable),
        ],
        indices: [{ name: 'ix_mail_deliveries_begun', columnNames: ['begun'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('mail_deliveries');
  }
}
