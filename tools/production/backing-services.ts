import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startAzurite } from '../services/azurite.ts';
import { startMailCatcher } from '../services/mail-catcher.ts';
import { startMariadb } from '../services/mariadb.ts';
import { startRedis } from '../services/redis.ts';

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
 * Their data go with them unless `isKept`.
 */
export async function startBackingServices(
  folder: string,
  isKept: boolean,
): Promise<BackingServices> {
  const kept = isKept ? folder : undefined;
  const mailDir = join(folder, 'mail');
  await mkdir(mailDir, { recursive: true });
  // Started in parallel, because sequential starts would add up their times.
  const started = await Promise.allSettled([
    startMariadb([], kept),
    startRedis(kept),
    startAzurite(kept),
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
  const secrets = loadOrCreateSecrets(join(folder, 'secrets.json'));
  const database = await createDatabaseWithUser(mariadb.url, secrets.database);
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

interface Secrets {
  database: string;
  jwt: string;
}

/** Made on the first start, in a file for its owner alone. */
function loadOrCreateSecrets(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = {
    database: randomBytes(16).toString('hex'),
    jwt: randomBytes(32).toString('base64url'),
  };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** The portal logs in as a user with rights on its own database and no other. */
async function createDatabaseWithUser(server: string, password: string): Promise<string> {
  const connection = await createConnection(server.replace(/^mariadb:/, 'mysql:'));
  try {
    await connection.query('CREATE DATABASE IF NOT EXISTS pratiche CHARACTER SET utf8mb4');
    await connection.query(`CREATE USER IF NOT EXISTS 'pratiche'@'%' IDENTIFIED BY '${password}'`);
    await connection.query("GRANT ALL PRIVILEGES ON pratiche.* TO 'pratiche'@'%'");
  } finally {
    await connection.end();
  }
  return `${server.replace('root@', `pratiche:${password}@`)}pratiche`;
}
