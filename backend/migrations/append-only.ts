import { QueryFailedError, type QueryRunner } from 'typeorm';

/**
 * MySQL with its binary log refuses triggers to accounts without a special right
 * (ER_BINLOG_CREATE_ROUTINE_NEED_SUPER).
 */
const TRIGGERS_NOT_ALLOWED = 1419;

/**
 * Adds triggers that make the database refuse updates and deletes on a table. Where a MySQL server
 * does not allow its clients triggers, only the code protects the rows: nothing in it updates or
 * deletes them.
 */
export async function forbidChanges(runner: QueryRunner, table: string): Promise<void> {
  await ignoreMissingTriggerPrivilege(async () => {
    for (const act of ['UPDATE', 'DELETE'])
      await runner.query(
        `CREATE TRIGGER ${triggerName(table, act)} BEFORE ${act} ON ${table} ${refuseStatement(runner, table)}`,
      );
  });
}

/** Allows deleting rows once they are `years` years old, by the database's own clock. */
export async function forbidDeleteBeforeYears(
  runner: QueryRunner,
  table: string,
  column: string,
  years: number,
): Promise<void> {
  const isYoung = isSqlite(runner)
    ? `OLD.${column} > datetime('now', '-${years} years')`
    : `OLD.${column} > UTC_TIMESTAMP() - INTERVAL ${years} YEAR`;
  await replaceDeleteTrigger(
    runner,
    table,
    isSqlite(runner)
      ? `WHEN ${isYoung} ${refuseStatement(runner, table)}`
      : `FOR EACH ROW BEGIN IF ${isYoung} THEN ${signalStatement(table)}; END IF; END`,
  );
}

/** Takes that back. */
export async function forbidDelete(runner: QueryRunner, table: string): Promise<void> {
  await replaceDeleteTrigger(runner, table, refuseStatement(runner, table));
}

async function replaceDeleteTrigger(
  runner: QueryRunner,
  table: string,
  body: string,
): Promise<void> {
  await ignoreMissingTriggerPrivilege(async () => {
    await runner.query(`DROP TRIGGER IF EXISTS ${triggerName(table, 'DELETE')}`);
    await runner.query(
      `CREATE TRIGGER ${triggerName(table, 'DELETE')} BEFORE DELETE ON ${table} ${body}`,
    );
  });
}

async function ignoreMissingTriggerPrivilege(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (
      !(error instanceof QueryFailedError) ||
      (error.driverError as { errno?: number }).errno !== TRIGGERS_NOT_ALLOWED
    )
      throw error;
  }
}

const isSqlite = (runner: QueryRunner): boolean =>
  runner.connection.options.type === 'better-sqlite3';
const triggerName = (table: string, act: string): string => `tr_${table}_no_${act.toLowerCase()}`;
const signalStatement = (table: string): string =>
  `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is append-only'`;
const refuseStatement = (runner: QueryRunner, table: string): string =>
  isSqlite(runner)
    ? `BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`
    : `FOR EACH ROW ${signalStatement(table)}`;
