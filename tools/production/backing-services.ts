import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startAzurite } from '../services/azurite.ts';
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
  start(): Promise<{ env: Record<string, string>; stop(): Promise<void> }>;
}

/**
 * MariaDB, Redis, Azurite and an SMTP server, and the variables that lead to them. Each asks for a
 * secret, because every user of the machine reaches loopback ports. `isKept` keeps their data.
 * @param given variables of the portal; a service that one of them names is not started
 */
export async function startBackingServices(
  folder: string,
  isKept: boolean,
  ports: Partial<StackPorts> = {},
  given: Readonly<Record<string, string>> = {},
): Promise<BackingServices> {
  ensurePrivateFolder(folder);
  const secrets = loadOrCreateSecrets(folder);
  const kept = isKept ? folder : undefined;
  const mailDir = join(folder, 'mail');
  await mkdir(mailDir, { recursive: true });
  const login = { database: DATABASE, user: DATABASE, password: secrets.database };
  const services: ServiceStart[] = [
    {
      variable: 'DATABASE_URL',
      start: async () => {
        const { url, stop } = await startMariadb([], kept, login, ports.mariadb);
        return { env: { DATABASE_URL: `${url}${DATABASE}` }, stop };
      },
    },
    {
      variable: 'REDIS_URL',
      start: async () => {
        const { url, stop } = await startRedis(kept, undefined, secrets.redis, ports.redis);
        return { env: { REDIS_URL: url }, stop };
      },
    },
    {
      variable: 'AZURE_STORAGE_CONNECTION_STRING',
      start: async () => {
        const azurite = await startAzurite(kept, undefined, secrets.blobKey, ports.azurite);
        const env = { AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString };
        return { env, stop: azurite.stop };
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
      },
      given,
    ),
    ...led,
    ...given,
  };
  return { database: env['DATABASE_URL'] ?? '', mailDir, stop, env };
}

/** Sequential starts would add up their times. When one fails, the others are stopped again. */
async function startInParallel(
  services: readonly ServiceStart[],
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const outcomes = await Promise.allSettled(services.map((one) => one.start()));
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
