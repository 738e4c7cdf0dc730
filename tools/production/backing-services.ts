import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { keepRunning, type RestartableServer } from '../services/keep-running.ts';
import { startMailCatcher } from '../services/mail-catcher.ts';
import { startMariadb } from '../services/mariadb.ts';
import { startRedis } from '../services/redis.ts';
import { isGiven, withoutGiven } from './portal-variables.ts';
import type { StackPorts } from './stack-ports.ts';
import { ensurePrivateFolder, loadOrCreateSecrets } from './stack-secrets.ts';

const DATABASE = 'pratiche';

/** The services the portal's processes depend on, each a separate real server. */
export interface BackingServices {
  env: Record<string, string>;
  /** The database with the rights of the portal alone. */
  database: string;
  /** Folder of the `.eml` files the SMTP server took. */
  mailDir: string;
  stop(): Promise<void>;
}

/** A service of this machine, started only where the environment names no other. */
interface ServiceStart {
  variable: string;
  start(): Promise<{
    env: Record<string, string>;
    stop(): Promise<void>;
    server?: RestartableServer;
  }>;
}

/**
 * MariaDB, Redis and an SMTP server, a folder of files, and the variables that lead to them. Each
 * server asks for a secret, because every user of the machine reaches loopback ports. `isKept` keeps
 * their data.
 * @param given variables of the portal; a service that one of them names is not started
 */
export async function startBackingServices(
  folder: string,
  isKept: boolean,
  ports: Partial<StackPorts> = {},
  given: Readonly<Record<string, string>> = {},
): Promise<BackingServices> {
  ensurePrivateFolder(folder);
  const isAzure = isGiven(given, 'AZURE_STORAGE_CONNECTION_STRING');
  if (!isAzure) assertFilesMoved(folder);
  const secrets = loadOrCreateSecrets(folder);
  const kept = isKept ? folder : undefined;
  const mailDir = join(folder, 'mail');
  await mkdir(mailDir, { recursive: true });
  const login = { database: DATABASE, user: DATABASE, password: secrets.database };
  const services: ServiceStart[] = [
    {
      variable: 'DATABASE_URL',
      start: async () => {
        const server = await startMariadb([], kept, login, ports.mariadb);
        return { env: { DATABASE_URL: `${server.url}${DATABASE}` }, stop: server.stop, server };
      },
    },
    {
      variable: 'REDIS_URL',
      start: async () => {
        const server = await startRedis(kept, undefined, secrets.redis, ports.redis);
        return { env: { REDIS_URL: server.url }, stop: server.stop, server };
      },
    },
    {
      variable: 'SMTP_URL',
      start: async () => {
        const { url, stop } = await startMailCatcher(mailDir);
        return { env: { SMTP_URL: url }, stop };
      },
    },
  ];
  const { env: led, stop } = await startInParallel(
    services.filter(({ variable }) => !isGiven(given, variable)),
  );
  const env: Record<string, string> = {
    ...withoutGiven(
      {
        MAIL_FROM: 'Pratiche Infissi <noreply@portale.test>',
        JWT_SECRET: secrets.jwt,
        SIGNATURE_KEYS: secrets.signatures,
        ...(isAzure ? {} : { FILES_DIR: filesFolder(folder) }),
      },
      given,
    ),
    ...led,
    ...given,
  };
  return { database: env['DATABASE_URL'] ?? '', mailDir, stop, env };
}

/** Folder that all processes of a set-up share. */
export const filesFolder = (folder: string): string => join(folder, 'files');
/** Where the files of a set-up of an earlier release are. */
export const azuriteFolder = (folder: string): string => join(folder, 'azurite');

function assertFilesMoved(folder: string): void {
  if (existsSync(azuriteFolder(folder)))
    throw new UserFacingError(
      `the files of this set-up are in Azurite's folder ${azuriteFolder(folder)}: move them once with "npm run production -- move-files", with the same --folder.`,
    );
}

/** Sequential starts would add up their times. When one fails, the others are stopped again. */
async function startInParallel(
  services: readonly ServiceStart[],
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const outcomes = await Promise.allSettled(
    services.map(async ({ variable, start }) => {
      const { env, stop, server } = await start();
      const release = server === undefined ? () => undefined : keepRunning(variable, server);
      return { env, stop: () => (release(), stop()) };
    }),
  );
  const started = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((one) => one.stop()));
  };
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { env: Object.assign({}, ...started.map((one) => one.env)), stop };
}
