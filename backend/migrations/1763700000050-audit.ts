import { QueryFailedError, Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, integer, longText, moment, nullable, text } from './columns.js';

/** MySQL with its binary log refuses triggers to accounts without a special right (ER_BINLOG_CREATE_ROUTINE_NEED_SUPER). */
const TRIGGERS_NOT_ALLOWED = 1419;

/** Who did what, append-only: the database itself refuses to change or take away a row. */
export class Audit1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({
      name: 'audit_entries',
      columns: [
        id(),
        moment('at'),
        integer('actor_id', nullable),
        text('role', 20, nullable),
        text('address', 45),
        text('action', 40),
        text('subject_kind', 20, nullable),
        text('subject_id', 64, nullable),
        longText('details'),
      ],
      indices: [
        { name: 'ix_audit_entries_at', columnNames: ['at'] },
        { name: 'ix_audit_entries_actor', columnNames: ['actor_id', 'at'] },
        { name: 'ix_audit_entries_action', columnNames: ['action', 'at'] },
        { name: 'ix_audit_entries_subject', columnNames: ['subject_kind', 'subject_id', 'at'] },
      ],
    }), true);
    await forbidChanges(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries');
  }
}

async function forbidChanges(runner: QueryRunner): Promise<void> {
  const isSqlite = runner.connection.options.type === 'better-sqlite3';
  const refuse = isSqlite
    ? "BEGIN SELECT RAISE(ABORT, 'audit_entries is append-only'); END"
    : "FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'audit_entries is append-only'";
  try {
    for (const act of ['UPDATE', 'DELETE']) {
      await runner.query(`CREATE TRIGGER tr_audit_entries_no_${act.toLowerCase()} BEFORE ${act} ON audit_entries ${refuse}`);
    }
  } catch (error) {
    // There the program's own rule stands alone: nothing but `Audit` reaches the table, and it only inserts.
    if (!(error instanceof QueryFailedError) || (error.driverError as { errno?: number }).errno !== TRIGGERS_NOT_ALLOWED) throw error;
  }
}
