import { toSqlParameter } from '../../platform/database/sql-parameter.util.js';
import type { SheetJob, SheetSource, Statement } from './sheet-job.js';

/** Rows as lists of values in the order of the columns. */
export type Page = readonly (readonly unknown[])[];
type Rows = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

/** One view of the database: what is counted is what is read, whatever is written meanwhile. */
export interface Snapshot {
  total: number;
  /** Read as fast as they are taken, never all at once. Moments are texts, `yyyy-mm-dd hh:mm:ss.mmm` UTC. */
  pages: AsyncIterable<Page>;
  close(): Promise<void>;
}

type Opened = Omit<Snapshot, 'pages'> & { rows: Rows };

/** Rows handed on at once: more would only be kept in memory. */
const PAGE = 200;

/** Opens a connection of its own: a long read holds up nobody's transaction. */
export async function openSnapshot({
  source,
  count,
  rows,
}: Pick<SheetJob, 'source' | 'count' | 'rows'>): Promise<Snapshot> {
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

// Each driver is loaded where it is needed: a thread that starts loads everything anew.

async function sqliteSnapshot(file: string, count: Statement, rows: Statement): Promise<Opened> {
  const { default: Database } = await import('better-sqlite3');
  const connection = new Database(file, { readonly: true, timeout: 10_000 });
  connection.exec('BEGIN');
  const { total } = connection.prepare(count.sql).get(...sqliteValues(count)) as { total: number };
  return {
    total,
    // Begun by whoever reads: a statement under way would keep the connection from closing.
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

/** SQLite knows no truth. */
const sqliteValues = ({ parameters }: Statement) =>
  parameters.map((value) => (typeof value === 'boolean' ? Number(value) : toSqlParameter(value)));

async function serverSnapshot(
  server: Extract<SheetSource, { server: unknown }>['server'],
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
