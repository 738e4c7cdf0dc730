import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  dropDatabase,
  createDatabase,
  ensureDatabase,
  startMariadb,
  type Mariadb,
} from '../services/mariadb.ts';
import { startRedis, type Redis } from '../services/redis.ts';

/** The two ways to run: SQLite with in-process jobs, MariaDB with Redis and a worker. */
export type Kind = 'sqlite' | 'mariadb';

interface PortalServices {
  env: Record<string, string>;
  database: string;
  /**
   * The servers behind the portal; `null` if the portal is standalone or shares a server with
   * others.
   */
  redis: Redis | null;
  mariadb: Mariadb | null;
  stopServices(): Promise<void>;
}

/**
 * Starts the database and queue of one portal, or uses the MariaDB that the test run shares
 * (`PRATICHE_TEST_MARIADB`) unless `isAlone` is set. A database named by `kept` is used as it is
 * and kept.
 */
export async function startPortalServices(
  kind: Kind,
  dataDir: string,
  isAlone = false,
  kept?: string,
): Promise<PortalServices> {
  if (kind === 'sqlite')
    return {
      env: {},
      database: join(dataDir, 'portal.sqlite'),
      redis: null,
      mariadb: null,
      stopServices: () => Promise.resolve(),
    };
  const shared = isAlone ? undefined : process.env['PRATICHE_TEST_MARIADB'];
  const own = shared ? null : await startMariadb();
  const server = shared ?? own?.url ?? '';
  const redis = await startRedis();
  const name = kept ?? `portal_${randomBytes(6).toString('hex')}`;
  const database =
    kept === undefined ? await createDatabase(server, name) : await ensureDatabase(server, name);
  return {
    env: {
      DATABASE_URL: database,
      REDIS_URL: redis.url,
      JWT_SECRET: randomBytes(32).toString('base64url'),
      // Records of a database that is kept are checked with the key that signed them.
      SIGNATURE_KEYS: 'the key that signs records in portals of tests',
    },
    database,
    redis,
    mariadb: own,
    stopServices: async () => {
      await redis.stop();
      if (kept === undefined) await dropDatabase(server, name);
      await own?.stop();
    },
  };
}
