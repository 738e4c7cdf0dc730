import { toSqlParameter } from '../../platform/database/sql-parameter.util.js';
import type { WorkbookJob, DatabaseSource, Statement } from './workbook-job.types.js';

/** Rows as lists of values in the order of the columns. */
export type Page = readonly (readonly unknown[])[];
type Rows = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

/** A consistent view of the database: the count matches the rows despite concurrent writes. */
export interface Snapshot {
  total: number;
  /**
   * Read as fast as they are consumed, never all at once. Dates are texts, `yyyy-mm-dd
   * hh:mm:ss.mmm` UTC.
   */
  pages: AsyncIterable<Page>;
  close(): Promise<void>;
}

type Opened = Omit<Snapshot, 'pages'> & { rows: Rows };

/** Rows per page; larger pages would only use more memory. */
const PAGE = 200;

/** Opens a separate connection, so that a long read blocks no other transaction. */
export async function openSnapshot({
  source,
  count,
  rows,
}: Pick<WorkbookJob, 'source' | 'count' | 'rows'>): Promise<Snapshot> {
  const { rows: all, ...opened } = await ('file' in source
    ? sqliteSnapshot(source.file, count, rows)
    : serverSnapshot(source.server, count, rows));
  return { ...opened, pages: paged(all) };
}

async function* paged(rows: Rows): AsyncGenerator<Page> {
  let page: (readonly unknown[])[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

// Each driver is imported on demand, because a new thread loads every module again.

async function sqliteSnapshot(file: string, count: Statement, rows: Statement): Promise<Opened> {
  const { default: Database } = await import('better-sqlite3');
  const connection = new Database(file, { readonly: true, timeout: 10_000 });
  connection.exec('BEGIN');
  const { total } = connection.prepare(count.sql).get(...sqliteValues(count)) as { total: number };
  return {
    total,
    // The reader starts the query, because an open statement would keep the connection from
    // closing.
    rows: {
      [Symbol.iterator]: () =>
        connection
          .prepare(rows.sql)
          .raw()
          .iterate(...sqliteValues(rows)) as IterableIterator<unknown[]>,
    },
    close: () => Promise.resolve(connection.close()).then(() => undefined),
  };
}

/** SQLite has no booleans. */
const sqliteValues = ({ parameters }: Statement) =>
  parameters.map((value) => (typeof value === 'boolean' ? Number(value) : toSqlParameter(value)));

async function serverSnapshot(
  server: Extract<DatabaseSource, { server: unknown }>['server'],
  count: Statement,
  rows: Statement,
): Promise<Opened> {
  const { createConnection } = await import('mysql2');
  const connection = createConnection({
    ...server,
    timezone: 'Z',
    charset: 'utf8mb4',
    supportBigNumbers: true,
    dateStrings: true,
    connectTimeout: 10_000,
  });
  const asked = connection.promise();
  await asked.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await asked.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  const [counted] = await asked.query(count.sql, [...count.parameters]);
  return {
    total: Number((counted as { total: number | string }[])[0]?.total ?? 0),
    rows: connection
      .query({ sql: rows.sql, values: [...rows.parameters], rowsAsArray: true })
      .stream({ highWaterMark: 2 * PAGE }) as AsyncIterable<unknown[]>,
    close: () => Promise.resolve(connection.destroy()),
  };
}
