import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { portal } from './portal.js';

export interface RouteRow {
  method: string;
  path: string;
  policy: string | null;
}

/** The routes of the built backend, as it prints them itself; some exist only in one of the two ways to run. */
export async function loadRouteTable(): Promise<RouteRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'routes-'));
  try {
    const script = resolve(import.meta.dirname, '../../dist/src/print-routes.js');
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...serverEnvironment(),
    };
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    return JSON.parse(stdout) as RouteRow[];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function serverEnvironment(): Record<string, string> {
  const { kind, database } = portal();
  return kind === 'sqlite'
    ? {}
    : {
        DATABASE_URL: database,
        JWT_SECRET: 'x'.repeat(64),
        SIGNATURE_KEYS: 'x'.repeat(64),
      };
}
