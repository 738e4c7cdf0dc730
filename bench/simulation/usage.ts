import type { RowDataPacket } from 'mysql2/promise';
import { readCpuTimeMs } from '../cpu-time.ts';
import { readResidentMb } from '../heavy/startup-and-idle-benchmark.ts';
import type { Stage } from './stage.ts';

export const PARTS = ['http', 'worker', 'database', 'redis'] as const;
export type PartName = (typeof PARTS)[number];
export type ByPart = Record<PartName, number>;
export type Pids = ByPart;

const SAMPLE_MS = 500;

const mapParts = (figure: (part: PartName) => number): ByPart => ({
  http: figure('http'),
  worker: figure('worker'),
  database: figure('database'),
  redis: figure('redis'),
});

export const readCpu = (pids: Pids): ByPart => mapParts((part) => readCpuTimeMs([pids[part]]));
export const readMemoryMb = (pids: Pids): ByPart => mapParts((part) => readResidentMb(pids[part]));
export const subtract = (later: ByPart, earlier: ByPart): ByPart =>
  mapParts((part) => later[part] - earlier[part]);
export const divide = (all: ByPart, by: number): ByPart => mapParts((part) => all[part] / by);
export const sum = (all: ByPart): number => PARTS.reduce((total, part) => total + all[part], 0);

export interface Peaks {
  connections: number;
  /** Seconds that a job has waited beyond its time. */
  oldestJobS: number;
}

/** Looks twice a second at what may pile up, until it is asked for the highest it saw. */
export function watchPeaks({ connection }: Stage): () => Promise<Peaks> {
  const peaks: Peaks = { connections: 0, oldestJobS: 0 };
  const sample = async (): Promise<void> => {
    const [[status]] = await connection.query<RowDataPacket[]>(
      "SHOW GLOBAL STATUS LIKE 'Threads_connected'",
    );
    const [[job]] = await connection.query<RowDataPacket[]>(
      "SELECT TIMESTAMPDIFF(SECOND, MIN(run_at), UTC_TIMESTAMP()) AS late FROM outbox_jobs WHERE status IN ('pending', 'queued') AND run_at <= UTC_TIMESTAMP()",
    );
    // Without the connection that asks.
    peaks.connections = Math.max(peaks.connections, Number(status?.['Value']) - 1);
    peaks.oldestJobS = Math.max(peaks.oldestJobS, Number(job?.['late'] ?? 0));
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(sample);
  }, SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    await last;
    return peaks;
  };
}

export async function countCommits({ connection }: Stage): Promise<number> {
  const [[row]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Com_commit'");
  return Number(row?.['Value']);
}
