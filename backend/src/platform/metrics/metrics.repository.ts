import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface OpenJobCount {
  kind: string;
  status: string;
  count: number;
  /** When the oldest of them was due, in milliseconds. */
  since: number;
}

interface ConnectionPool {
  _allConnections?: { length: number };
  _freeConnections?: { length: number };
  _connectionQueue?: { length: number };
}

/** Counts what the gauges show. Outside of any transaction. */
@Injectable()
export class MetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countOpenJobs(): Promise<OpenJobCount[]> {
    const rows = await this.dataSource.query<
      { kind: string; status: string; n: number | string; since: Date | string }[]
    >(
      `SELECT kind, status, COUNT(*) AS n, MIN(run_at) AS since FROM outbox_jobs WHERE status IN ('pending', 'queued', 'running', 'dead', 'crashed') GROUP BY kind, status`,
    );
    return rows.map(({ kind, status, n, since }) => ({
      kind,
      status,
      count: Number(n),
      since: toTimestamp(since),
    }));
  }

  async countTasksByState(): Promise<{ kind: string; state: string; count: number }[]> {
    const rows = await this.dataSource.query<{ kind: string; state: string; n: number | string }[]>(
      'SELECT kind, state, COUNT(*) AS n FROM works GROUP BY kind, state',
    );
    return rows.map(({ kind, state, n }) => ({ kind, state, count: Number(n) }));
  }

  async countUnscannedFiles(): Promise<number> {
    const [row] = await this.dataSource.query<{ n: number | string }[]>(
      'SELECT COUNT(*) AS n FROM unscanned_files',
    );
    return Number(row?.n ?? 0);
  }

  /** Connections of this process by state; empty for SQLite, which has no pool. */
  countConnections(): Record<string, number> {
    const { pool } = this.dataSource.driver as {
      pool?: ConnectionPool & { pool?: ConnectionPool };
    };
    const own = pool?.pool ?? pool;
    if (own === undefined) return {};
    const idle = own._freeConnections?.length ?? 0;
    return {
      idle,
      busy: (own._allConnections?.length ?? 0) - idle,
      'waited-for': own._connectionQueue?.length ?? 0,
    };
  }
}

/** SQLite hands moments over as text without a zone; they are UTC. */
const toTimestamp = (value: Date | string): number =>
  value instanceof Date ? value.getTime() : Date.parse(`${value.replace(' ', 'T')}Z`);
