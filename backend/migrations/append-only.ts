import { QueryFailedError, type QueryRunner } from 'typeorm';

/** MySQL with its binary log refuses triggers to accounts without a special right (ER_BINLOG_CREATE_ROUTINE_NEED_SUPER). */
const TRIGGERS_NOT_ALLOWED = 1419;

/**
 * Lets the database itself refuse to change or take away rows of a table. Where a MySQL server does not allow its
 * clients triggers, the program's own rule stands alone: nothing in it updates or deletes there.
 */
export async function forbidChanges(runner: QueryRunner, table: string): Promise<void> {
  const isSqlite = runner.connection.options.type === 'better-sqlite3';
  const refuse = isSqlite
    ? `BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`
    : `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is append-only'`;
  try {
    for (const act of ['UPDATE', 'DELETE']) {
      await runner.query(`CREATE TRIGGER tr_${table}_no_${act.toLowerCase()} BEFORE ${act} ON ${table} ${refuse}`);
    }
  } catch (error) {
    if (!(error instanceof QueryFailedError) || (error.driverError as { errno?: number }).errno !== TRIGGERS_NOT_ALLOWED) throw error;
  }
}
