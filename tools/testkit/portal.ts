import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Child } from '../services/child.ts';
import { freePort } from '../services/free-port.ts';
import { prepareParts, type Kind } from './parts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'backend/dist/src/main.js');
const WORKER = join(ROOT, 'backend/dist/src/worker.js');

export type { Kind } from './parts.ts';

/** The built portal, running as a person or a company would run it. */
export interface Portal {
  kind: Kind;
  origin: string;
  dataDir: string;
  /** Folder of the `.eml` files. */
  mailDir: string;
  /** Path of the SQLite file, or address of the MariaDB database. */
  database: string;
  /** Of the HTTP server and, beside MariaDB, of the worker. */
  pids(): number[];
  /** What it printed so far. */
  log(): Promise<string>;
  /** Ends every process in order and removes its data. Answers the exit codes. */
  stop(): Promise<(number | null)[]>;
  /** Ends every process at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts every process again on the same port and data; those still running are ended in order first. */
  restart(): Promise<void>;
}

/**
 * Starts the built portal on a free port with its data in a temporary folder: with SQLite and in-process jobs, or with
 * a new MariaDB database, Redis and a worker process. `env` adds variables.
 */
export async function startPortal({ kind, env = {} }: { kind: Kind; env?: Record<string, string> }): Promise<Portal> {
  if (!existsSync(MAIN)) throw new Error('The backend is not built: run "npx nx run-many -t build" first.');
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const parts = await prepareParts(kind, dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(folder, 'log');
  const options = {
    cwd: ROOT,
    log,
    env: {
      PATH: process.env['PATH'], HOME: process.env['HOME'], LANG: 'C.UTF-8', TZ: process.env['TZ'],
      PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...parts.env, ...env,
    },
  };
  let children: Child[] = [];

  const start = async (): Promise<void> => {
    const http = new Child(process.execPath, [MAIN], options);
    children = [http];
    await http.until(async () => (await fetch(`${origin}/api/health/ready`)).ok, 'The portal');
    if (kind === 'mariadb') children.push(new Child(process.execPath, [WORKER], options));
  };
  const end = () => Promise.all(children.map((child) => child.stop()));
  const clean = async (): Promise<void> => {
    await parts.release();
    await rm(folder, { recursive: true, force: true });
  };

  await start().catch(async (error: unknown) => { await end(); await clean(); throw error; });
  return {
    kind, origin, dataDir, mailDir: join(dataDir, 'mail'), database: parts.database,
    pids: () => children.map(({ pid }) => pid),
    log: () => readFile(log, 'utf8'),
    stop: async () => { const codes = await end(); await clean(); return codes; },
    kill9: async () => { await Promise.all(children.map((child) => child.kill9())); },
    restart: async () => { await end(); await start(); },
  };
}

