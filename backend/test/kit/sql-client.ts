import { DatabaseSync } from 'node:sqlite';
import { createPool } from 'mysql2/promise';
import type { PortalInfo } from './portal.js';

type Value = string | number | null;

/** The portal's database seen from outside, `?` for values; the same statements on both. */
export interface Sql {
  rows<T>(query: string, ...values: Value[]): Promise<T[]>;
  /** Answers the id of an inserted row. */
  run(query: string, ...values: Value[]): Promise<number>;
  close(): Promise<void>;
}

export function openSql({ kind, database }: Pick<PortalInfo, 'kind' | 'database'>): Sql {
  return kind === 'sqlite' ? openSqlite(database) : openMariadb(database);
}

function openSqlite(path: string): Sql {
  const database = new DatabaseSync(path, { timeout: 20_000 });
  return {
    rows: <T>(query: string, ...values: Value[]) =>
      toPromise(() => database.prepare(query).all(...values) as T[]),
    run: (query, ...values) =>
      toPromise(() => Number(database.prepare(query).run(...values).lastInsertRowid)),
    close: () =>
      toPromise(() => {
        database.close();
      }),
  };
}

/** What fails is a rejection, as with the other database, not an exception. */
const toPromise = <T>(work: () => T): Promise<T> =>
  new Promise((done) => {
    done(work());
  });

function openMariadb(url: string): Sql {
  const pool = createPool({
    uri: url,
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    connectionLimit: 2,
  });
  return {
    rows: async <T>(query: string, ...values: Value[]) =>
      (await pool.query(query, values))[0] as T[],
    run: (query, ...values) =>
      retryOnDeadlock(
        async () => ((await pool.query(query, values))[0] as { insertId: number }).insertId,
      ),
    close: () => pool.end(),
  };
}

const DEADLOCK = 1213;

/**
 * Retries a single statement that the server rolled back because of a lock conflict with the
 * portal, as the portal itself does.
 */
async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'errno' in error && error.errno === DEADLOCK)
      return retryOnDeadlock(work);
    throw error;
  }
}
