import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  INHERITED_ENV,
  REPOSITORY_ROOT,
  spawnBackend,
  waitUntilBackendReady,
  type ProcessName,
} from '../../../tools/services/backend-process.ts';
import type { ManagedProcess } from '../../../tools/services/child-process.ts';
import { freePort } from '../../../tools/services/free-port.ts';
import { startMailCatcher } from '../../../tools/services/mail-catcher.ts';
import { createDatabase, startMariadb, type Mariadb } from '../../../tools/services/mariadb.ts';
import { startRedis, type Redis } from '../../../tools/services/redis.ts';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

/** A process of the portal that can be killed, held and started again. */
export interface PortalProcess {
  name: string;
  kind: ProcessName;
  origin: string | null;
  child: ManagedProcess;
  start(): Promise<void>;
}

export interface Stack {
  processes: readonly PortalProcess[];
  origins: readonly string[];
  mariadb: Mariadb;
  redis: Redis;
  proxies: { database: TcpProxy; redis: TcpProxy; mail: TcpProxy };
  /** Address of the database past its proxy. */
  database: string;
  dataDir: string;
  mailDir: string;
  stop(): Promise<void>;
}

const viaProxy = (address: string, { port }: TcpProxy): string => {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
};
const portOf = (address: string): number => Number(new URL(address).port);

/** Two http processes and two workers with MariaDB, Redis and a mail server, each behind a proxy of its own. */
export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'nemesis-'));
  const dataDir = join(folder, 'data');
  // Where the kit looks for mail.
  const mailDir = join(dataDir, 'mail');
  await mkdir(mailDir, { recursive: true });
  const mariadb = await startMariadb();
  const redis = await startRedis();
  const mail = await startMailCatcher(mailDir);
  const database = await createDatabase(mariadb.url, 'nemesis');
  const proxies = {
    database: await startTcpProxy(portOf(mariadb.url)),
    redis: await startTcpProxy(portOf(redis.url)),
    mail: await startTcpProxy(portOf(mail.url)),
  };
  const env = {
    ...INHERITED_ENV,
    ...RELAXED_LIMITS,
    RATE_LIMITS: 'all=9999999',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    JWT_SECRET: randomBytes(32).toString('base64url'),
    SIGNATURE_KEYS: randomBytes(32).toString('base64url'),
    DATABASE_URL: viaProxy(database, proxies.database),
    REDIS_URL: viaProxy(redis.url, proxies.redis),
    SMTP_URL: viaProxy(mail.url, proxies.mail),
    MAIL_FROM: 'portale@example.test',
  };
  const processes: PortalProcess[] = [];
  // One after the other: the first one migrates the database.
  for (const [name, kind] of [
    ['http-1', 'http'],
    ['http-2', 'http'],
    ['worker-1', 'worker'],
    ['worker-2', 'worker'],
  ] as const)
    processes.push(await startProcess(name, kind, join(folder, `${name}.log`), env));
  return {
    processes,
    origins: processes.flatMap(({ origin }) => origin ?? []),
    mariadb,
    redis,
    proxies,
    database,
    dataDir,
    mailDir,
    stop: async () => {
      await Promise.all(processes.map(({ child }) => child.stop()));
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
      await mail.stop();
      await redis.stop();
      await mariadb.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(
  name: string,
  kind: ProcessName,
  log: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<PortalProcess> {
  const port = kind === 'http' ? await freePort() : null;
  const origin = port === null ? null : `http://127.0.0.1:${port}`;
  const begin = () =>
    spawnBackend(kind, {
      cwd: REPOSITORY_ROOT,
      log,
      env: { ...env, ...(port === null ? {} : { PORT: String(port) }) },
    });
  const one: PortalProcess = {
    name,
    kind,
    origin,
    child: begin(),
    start: async () => {
      one.child = begin();
      await waitUntilBackendReady(one.child, origin, name);
    },
  };
  await waitUntilBackendReady(one.child, origin, name);
  return one;
}
