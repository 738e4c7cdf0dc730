import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ManagedProcess } from './child-process.ts';

/** This checkout, whose build is started unless another is named. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');
const buildFolder = (root: string): string => join(root, 'backend/dist/src');

/** What `backend/src/worker.ts` prints once it runs: it listens on no port. */
export const WORKER_READY_LINE = 'Worker running';

/** Covers all migrations on a busy machine; how soon a process is ready is measured elsewhere. */
const START_TIMEOUT_MS = 220_000;

/** With SQLite the HTTP server executes the jobs too. */
export type ProcessName = 'http' | 'worker';

interface BackendProcessOptions {
  /** Checkout whose build is started. */
  root?: string;
  cwd: string;
  log: string;
  env: Readonly<Record<string, string | undefined>>;
  nodeArgs?: readonly string[];
}

/** Environment that every backend process inherits from this process. */
export const INHERITED_ENV = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  LANG: 'C.UTF-8',
  TZ: process.env['TZ'],
};

export function assertBackendBuilt(root = REPOSITORY_ROOT): void {
  if (!existsSync(join(buildFolder(root), 'main.js')))
    throw new Error('The backend is not built: run "npx nx run-many -t build" first.');
}

/** Starts a process of the built backend; it is not ready yet. */
export const spawnBackend = (
  which: ProcessName,
  { nodeArgs = [], root = REPOSITORY_ROOT, ...options }: BackendProcessOptions,
): ManagedProcess =>
  new ManagedProcess(
    process.execPath,
    [...nodeArgs, join(buildFolder(root), which === 'http' ? 'main.js' : 'worker.js')],
    options,
  );

/**
 * @param origin of a process that answers HTTP requests; `null` for a worker, which exits at once
 * if a test stops its database while it connects
 */
export const waitUntilBackendReady = (
  child: ManagedProcess,
  origin: string | null,
  what: string,
): Promise<void> =>
  child.waitUntilReady(
    async () =>
      origin === null
        ? child.readOutput().includes(WORKER_READY_LINE)
        : (await fetch(`${origin}/api/health/ready`)).ok,
    what,
    START_TIMEOUT_MS,
  );
