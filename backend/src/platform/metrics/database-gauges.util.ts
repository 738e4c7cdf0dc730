import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

interface OpenJobCount {
  kind: string;
  status: string;
  n: number | string;
  since: Date | string;
}

interface ConnectionPool {
  _allConnections?: { length: number };
  _freeConnections?: { length: number };
  _connectionQueue?: { length: number };
}

/**
 * Registers gauges that are queried from the database when the metrics are read, so that every
 * process gives the same answer.
 */
export async function registerDatabaseGauges(
  registry: Registry,
  dataSource: DataSource,
): Promise<void> {
  const { Gauge } = (await import('prom-client')).default;
  const registers = [registry];
  const age = new Gauge({
    name: 'portal_jobs_oldest_seconds',
    help: 'How long the oldest job of a kind has been due',
    labelNames: ['kind'],
    registers,
  });
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs not done, by kind and status; dead ones wait for a person',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      this.reset();
      age.reset();
      const oldest = new Map<string, number>();
      for (const { kind, status, n, since } of await countOpenJobs(dataSource)) {
        this.set({ kind, status }, Number(n));
        if (status !== 'dead')
          oldest.set(
            kind,
            Math.max(oldest.get(kind) ?? 0, (Date.now() - toTimestamp(since)) / 1_000),
          );
      }
      for (const [kind, seconds] of oldest) age.set({ kind }, seconds);
    },
  });
  new Gauge({
    name: 'portal_works',
    help: 'Zips and exports by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      const rows = (await dataSource.query(
        'SELECT kind, state, COUNT(*) AS n FROM works GROUP BY kind, state',
      )) as { kind: string; state: string; n: number | string }[];
      for (const { kind, state, n } of rows) this.set({ kind, state }, Number(n));
    },
  });
  new Gauge({
    name: 'portal_files_unscanned',
    help: 'Uploaded files nobody can open because the scanner was away when they came',
    registers,
    async collect() {
      const [row] = (await dataSource.query('SELECT COUNT(*) AS n FROM unscanned_files')) as {
        n: number | string;
      }[];
      this.set(Number(row?.n ?? 0));
    },
  });
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process to the database server',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = getConnectionPool(dataSource);
      if (pool === null) return;
      const free = pool._freeConnections?.length ?? 0;
      this.set({ state: 'idle' }, free);
      this.set({ state: 'busy' }, (pool._allConnections?.length ?? 0) - free);
      this.set({ state: 'waited-for' }, pool._connectionQueue?.length ?? 0);
    },
  });
}

const countOpenJobs = (dataSource: DataSource): Promise<OpenJobCount[]> =>
  dataSource.query(
    `SELECT kind, status, COUNT(*) AS n, MIN(run_at) AS since FROM outbox_jobs WHERE status IN ('pending', 'queued', 'running', 'dead') GROUP BY kind, status`,
  );

/** SQLite hands moments over as text without a zone; they are UTC. */
const toTimestamp = (value: Date | string): number =>
  value instanceof Date ? value.getTime() : Date.parse(`${value.replace(' ', 'T')}Z`);

/** Of mysql2; SQLite has none. */
function getConnectionPool({ driver }: DataSource): ConnectionPool | null {
  const { pool } = driver as { pool?: ConnectionPool & { pool?: ConnectionPool } };
  return pool?.pool ?? pool ?? null;
}
