import { Logger } from '@nestjs/common';
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

/** Makes the database refuse updates of a table. */
export const forbidUpdate = (runner: QueryRunner, table: string): Promise<void> =>
  replaceTrigger(runner, table, 'UPDATE', refuseStatement(runner, table));

/**
 * Makes the database refuse updates of which a condition holds; it names the row before as `OLD`
 * and the one after as `NEW`.
 */
export const forbidUpdateWhen = (
  runner: QueryRunner,
  table: string,
  condition: string,
): Promise<void> =>
  replaceTrigger(runner, table, 'UPDATE', refuseStatementWhen(runner, table, condition));

/**
 * Makes the database refuse changes of some columns once a row has a value in `since`. Texts are
 * compared byte by byte: to a collation, capitals and accents may be no difference.
 */
export async function forbidColumnChanges(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  since: string,
): Promise<void> {
  const isChanged = columns
    .map((column) =>
      isSqlite(runner)
        ? `OLD.${column} IS NOT NEW.${column}`
        : `NOT (CAST(OLD.${column} AS BINARY) <=> CAST(NEW.${column} AS BINARY))`,
    )
    .join(' OR ');
  await forbidUpdateWhen(runner, table, `OLD.${since} IS NOT NULL AND (${isChanged})`);
}

/** Allows deleting a row only while a query that names it as `OLD` finds the mark of its erasure. */
export const allowDeleteOfErased = (
  runner: QueryRunner,
  table: string,
  erasedQuery: string,
): Promise<void> =>
  replaceTrigger(
    runner,
    table,
    'DELETE',
    refuseStatementWhen(runner, table, `NOT EXISTS (${erasedQuery})`),
  );

/** Makes the database refuse new rows of which a condition holds; it names them as `NEW`. */
export const forbidInsertWhen = (
  runner: QueryRunner,
  table: string,
  condition: string,
): Promise<void> =>
  replaceTrigger(runner, table, 'INSERT', refuseStatementWhen(runner, table, condition));

export async function dropTriggers(runner: QueryRunner, table: string): Promise<void> {
  for (const act of ['INSERT', 'UPDATE', 'DELETE'])
    await runner.query(`DROP TRIGGER IF EXISTS ${triggerName(table, act)}`);
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
  await replaceTrigger(runner, table, 'DELETE', refuseStatementWhen(runner, table, isYoung));
}

/** Takes that back. */
export async function forbidDelete(runner: QueryRunner, table: string): Promise<void> {
  await replaceTrigger(runner, table, 'DELETE', refuseStatement(runner, table));
}

async function replaceTrigger(
  runner: QueryRunner,
  table: string,
  act: 'INSERT' | 'UPDATE' | 'DELETE',
  body: string,
): Promise<void> {
  await ignoreMissingTriggerPrivilege(async () => {
    await runner.query(`DROP TRIGGER IF EXISTS ${triggerName(table, act)}`);
    await runner.query(
      `CREATE TRIGGER ${triggerName(table, act)} BEFORE ${act} ON ${table} ${body}`,
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
    new Logger('Migrations').warn(
      'The database refuses triggers (error 1419): only the code keeps records from being changed. Set log_bin_trust_function_creators=1 and restore a backup, which makes them (docs/operations/production.md)',
    );
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
const refuseStatementWhen = (runner: QueryRunner, table: string, condition: string): string =>
  isSqlite(runner)
    ? `WHEN ${condition} ${refuseStatement(runner, table)}`
    : `FOR EACH ROW BEGIN IF ${condition} THEN ${signalStatement(table)}; END IF; END`;
