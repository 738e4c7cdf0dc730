import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mode, PortalInfo } from './portal.js';
import { until } from './until.js';

/** A portal this process started, out of the built backend, on a free port and in a folder of its own. */
export interface RunningPortal {
  info: PortalInfo;
  /** `kill -9` of every process of it. */
  kill(): Promise<void>;
  /** Starts again on the same port and the same data. */
  restart(): Promise<void>;
  /** Asks it to end, waits, and takes its folder away. Answers the exit codes. */
  stop(): Promise<(number | null)[]>;
}

/** What the portal is started with, beside its port and folder. */
export interface Parts {
  mode: Mode;
  /** For MariaDB: `DATABASE_URL`, `REDIS_URL`. */
  env: Record<string, string>;
}

const MAIN = resolve(import.meta.dirname, '../../dist/src/main.js');
const WORKER = resolve(import.meta.dirname, '../../dist/src/worker.js');
/** Every caller of the tests has the same address, and some guess passwords on purpose. */
const PATIENT = { LOGIN_ATTEMPTS: '100000' };

export async function startPortal({ mode, env }: Parts): Promise<RunningPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), `portal-${mode}-`));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = { PATH: process.env['PATH'], ...PATIENT, ...env, PORT: String(port), DATA_DIR: dataDir };
  const scripts = mode === 'sqlite' ? [MAIN] : [MAIN, WORKER];
  let children: ChildProcess[] = [];

  const start = async () => {
    children = scripts.map((script, index) => startProcess(script, environment, join(dataDir, `process-${index}.log`)));
    await until(async () => {
      const dead = children.findIndex(({ exitCode }) => exitCode !== null);
      if (dead >= 0) throw new Error(`Process ${dead} of the portal ended while starting: see ${dataDir}/process-${dead}.log`);
      return isReady(origin);
    }, 'the portal to be ready', 60_000);
  };
  const signal = async (name: NodeJS.Signals) => {
    const ended = children.map(exitOf);
    for (const child of children) child.kill(name);
    return Promise.all(ended);
  };
  await start();
  return {
    info: { mode, origin, dataDir, database: env['DATABASE_URL'] ?? join(dataDir, 'portal.sqlite') },
    kill: async () => void (await signal('SIGKILL')),
    restart: start,
    stop: async () => {
      const codes = await signal('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
      return codes;
    },
  };
}

function startProcess(script: string, env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  return child;
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve(child.exitCode) : new Promise((done) => child.once('exit', done));

const isReady = (origin: string): Promise<true | null> =>
  fetch(`${origin}/api/health/ready`).then((answer) => (answer.ok ? true : null), () => null);

export function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? done(address.port) : reject(new Error('No port'))));
    });
  });
}
