import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../../migrations/index.js';
import type { DatabaseConfig } from '../config/index.js';
import { createDatabaseFile } from './database-file.util.js';
import { parseConnectionUrl, detectServerKind } from './database-server.util.js';
import { SnakeCaseNamingStrategy } from './snake-case-naming.strategy.js';

type Entities = NonNullable<DataSourceOptions['entities']>;

/** Connections of a command beside the portal. */
const COMMAND_POOL_SIZE = 20;
const SQLITE_BUSY_TIMEOUT_MS = 10_000;
/** Until the greeting of the server: one that hangs lets connections in and says nothing. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Creates the TypeORM options for the configured database. Asynchronous because it asks the server
 * for its kind.
 */
export async function createDataSourceOptions(
  database: DatabaseConfig,
  entities: Entities,
  poolSize: number = COMMAND_POOL_SIZE,
): Promise<DataSourceOptions> {
  const common = {
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseNamingStrategy(),
    synchronize: false,
    logging: false,
  } as const;
  if (database.kind === 'sqlite') {
    createDatabaseFile(database.file);
    return {
      ...common,
      type: 'better-sqlite3',
      database: database.file,
      enableWAL: true,
      // `cacheStatements` caches them for the whole connection instead.
      statementCacheSize: 0,
      timeout: SQLITE_BUSY_TIMEOUT_MS,
      // With FULL, data answered as saved survives a power cut; WAL alone does not guarantee it.
      prepareDatabase: (connection: { pragma(text: string): unknown }) => {
        connection.pragma('synchronous = FULL');
        // A migration that adds a column makes the table anew under its name, which SQLite
        // otherwise refuses where a trigger of another table reads it.
        connection.pragma('legacy_alter_table = ON');
      },
    };
  }
  const { user, ...parts } = parseConnectionUrl(database.url);
  return {
    ...common,
    ...parts,
    username: user,
    type: await detectServerKind(database.url),
    poolSize,
    connectTimeout: CONNECT_TIMEOUT_MS,
    timezone: 'Z',
    charset: 'utf8mb4',
    supportBigNumbers: true,
    bigNumberStrings: false,
    // An error has the stack of TypeORM's; taking one before each statement costs more than some of them.
    trace: false,
  };
}
