import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dateColumn, integerColumn, timestampColumn, foreignKey, textColumn } from './columns.js';

const DRAFT_DEADLINES = 'ix_dossiers_owner_deadline';

/** What a notification is about, which kinds an account wants no e-mail of, and which deadlines were reminded of. */
export class NotificationKinds1763700000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'notifications',
      new TableColumn({ ...textColumn('kind', 20), default: "'status'" }),
    );
    // Until now only credits spoke of no dossier.
    await runner.manager
      .createQueryBuilder()
      .update('notifications')
      .set({ kind: 'credits' })
      .where('dossier_id IS NULL')
      .execute();
    for (const table of [mailOptOuts, deadlineReminders]) await runner.createTable(table, true);
    await runner.createIndex(
      'dossiers',
      new TableIndex({ name: DRAFT_DEADLINES, columnNames: ['owner_list', 'deadline_date'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('dossiers', DRAFT_DEADLINES);
    for (const table of ['deadline_reminders', 'mail_opt_outs']) await runner.dropTable(table);
    await runner.dropColumn('notifications', 'kind');
  }
}

const mailOptOuts = new Table({
  name: 'mail_opt_outs',
  columns: [
    { ...integerColumn('account_id'), isPrimary: true },
    { ...textColumn('kind', 20), isPrimary: true },
    timestampColumn('created'),
  ],
  foreignKeys: [foreignKey('fk_mail_opt_outs_account', 'account_id', 'accounts')],
});

/** No foreign key: a dossier can be removed while its reminders remain. */
const deadlineReminders = new Table({
  name: 'deadline_reminders',
  columns: [
    { ...integerColumn('dossier_id'), isPrimary: true },
    { ...integerColumn('step'), isPrimary: true },
    dateColumn('deadline'),
    timestampColumn('told'),
  ],
});
