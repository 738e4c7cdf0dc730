import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startAzurite } from '../services/azurite.ts';
import { startMailCatcher } from '../services/mail-catcher.ts';
import { startMariadb } from '../services/mariadb.ts';
import { startRedis } from '../services/redis.ts';
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

/**
 * MariaDB, Redis, Azurite and an SMTP server on free ports, and the variables that lead to them.
 * Each asks for a secret, because every user of the machine reaches loopback ports. `isKept` keeps
 * their data.
 */
export async function startBackingServices(
  folder: string,
  isKept: boolean,
): Promise<BackingServices> {
  ensurePrivateFolder(folder);
  const secrets = loadOrCreateSecrets(folder);
  const kept = isKept ? folder : undefined;
  const mailDir = join(folder, 'mail');
  await mkdir(mailDir, { recursive: true });
  // Started in parallel, because sequential starts would add up their times.
  const started = await Promise.allSettled([
    startMariadb([], kept, { database: DATABASE, user: DATABASE, password: secrets.database }),
    startRedis(kept, undefined, secrets.redis),
    startAzurite(kept, undefined, secrets.blobKey),
    startMailCatcher(mailDir),
  ] as const);
  const stop = async (): Promise<void> => {
    await Promise.all(
      started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)),
    );
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [mariadb, redis, azurite, mail] = started.map(
    (one) => (one as PromiseFulfilledResult<unknown>).value,
  ) as [
    Awaited<ReturnType<typeof startMariadb>>,
    Awaited<ReturnType<typeof startRedis>>,
    Awaited<ReturnType<typeof startAzurite>>,
    Awaited<ReturnType<typeof startMailCatcher>>,
  ];
  const database = `${mariadb.url}${DATABASE}`;
  return {
    database,
    mailDir,
    stop,
    env: {
      DATABASE_URL: database,
      REDIS_URL: redis.url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Pratiche Infissi <noreply@portale.test>',
      AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
      JWT_SECRET: secrets.jwt,
    },
  };
}
