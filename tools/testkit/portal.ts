import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertBackendBuilt,
  INHERITED_ENV,
  REPOSITORY_ROOT,
  spawnBackend,
  waitUntilBackendReady,
  type ProcessName,
} from '../services/backend-process.ts';
import type { ManagedProcess } from '../services/child-process.ts';
import { freePort } from '../services/free-port.ts';
import type { Mariadb } from '../services/mariadb.ts';
import type { Redis } from '../services/redis.ts';
import { startPortalServices, type Kind } from './portal-services.ts';

/** Tests and measurements call as no person does; a test of the limits sets its own. */
const RELAXED_RATE_LIMITS = 'all=9999999';

export type { Kind } from './portal-services.ts';
export type { ProcessName } from '../services/backend-process.ts';

/** The built portal, running as a person or a company would run it. */
export interface Portal {
  kind: Kind;
  origin: string;
  dataDir: string;
  /** Folder of the `.eml` files. */
  mailDir: string;
  /** Path of the SQLite file, or address of the MariaDB database. */
  database: string;
  /** Of the HTTP server and, beside MariaDB, of the worker, as far as they run. */
  pids(): number[];
  /** Returns the output so far. */
  log(): Promise<string>;
  /** Ends every process in order and removes its data. Answers the exit codes. */
  stop(): Promise<(number | null)[]>;
  /** Kills every process, or the given one, at once, as a power cut would. */
  kill9(which?: ProcessName): Promise<void>;
  /** Restarts a killed process. */
  start(which: ProcessName): Promise<void>;
  /** Environment of the portal's processes, for commands that run beside them. */
  env: NodeJS.ProcessEnv;
  /** The servers behind it, to take them away. */
  services: { redis: Redis | null; mariadb: Mariadb | null };
  /**
   * Restarts every process on the same port and data; running processes are shut down gracefully
   * first.
   */
  restart(): Promise<void>;
}

interface PortalOptions {
  kind: Kind;
  env?: Record<string, string>;
  workerEnv?: Record<string, string>;
  isAlone?: boolean;
  kept?: string;
  root?: string;
  prepare?: (place: {
    database: string;
    env: Record<string, string | undefined>;
    log: string;
  }) => Promise<void>;
}

/**
 * Starts the built portal on a free port with its data in a temporary folder. `isAlone` starts a
 * separate MariaDB server; `kept` names a database that the next call with that name reuses; `root`
 * names another checkout; `prepare` runs on the empty database before the first start.
 */
export async function startPortal({
  kind,
  env = {},
  workerEnv = {},
  isAlone = false,
  kept,
  root = REPOSITORY_ROOT,
  prepare,
}: PortalOptions): Promise<Portal> {
  assertBackendBuilt(root);
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const parts = await startPortalServices(kind, dataDir, isAlone, kept);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(folder, 'log');
  const options = {
    cwd: root,
    root,
    log,
    env: {
      ...INHERITED_ENV,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: RELAXED_RATE_LIMITS,
      ...parts.env,
      ...env,
    },
  };
  const processes = new Map<ProcessName, ManagedProcess>();
  const children = () => [...processes.values()];

  const startOne = async (which: ProcessName): Promise<void> => {
    const own = which === 'http' ? options : { ...options, env: { ...options.env, ...workerEnv } };
    const child = spawnBackend(which, own);
    processes.set(which, child);
    await waitUntilBackendReady(
      child,
      which === 'http' ? origin : null,
      which === 'http' ? 'The portal' : 'The worker',
    );
  };
  const start = async (): Promise<void> => {
    await startOne('http');
    if (kind === 'mariadb') await startOne('worker');
  };
  const end = () => Promise.all(children().map((child) => child.stop()));
  const clean = async (): Promise<void> => {
    await parts.stopServices();
    await rm(folder, { recursive: true, force: true });
  };

  const begin = async (): Promise<void> => {
    await prepare?.({ database: parts.database, env: options.env, log });
    await start();
  };
  await begin().catch(async (error: unknown) => {
    await end();
    await clean();
    throw error;
  });
  return {
    kind,
    origin,
    dataDir,
    mailDir: join(dataDir, 'mail'),
    database: parts.database,
    services: parts,
    env: options.env,
    pids: () =>
      children()
        .filter(({ isRunning }) => isRunning)
        .map(({ pid }) => pid),
    log: () => readFile(log, 'utf8'),
    stop: async () => {
      const codes = await end();
      await clean();
      return codes;
    },
    kill9: async (which) => {
      await Promise.all(
        which === undefined
          ? children().map((child) => child.kill9())
          : [processes.get(which)?.kill9()],
      );
    },
    start: startOne,
    restart: async () => {
      await end();
      await start();
    },
  };
}
