import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartupError } from '../config/index.js';
import { rememberDatabaseFile } from './database-file.util.js';
import { isSqlite } from './is-sqlite.util.js';
import { assertSchemaMigrated, migrateSchema } from './migrate-schema.util.js';
import { assertSchemaKnown } from './schema-state.util.js';
import { forbidStrayQueries } from './transaction-context.util.js';
import { serialiseSqliteTransactions } from './serial-sqlite.adapter.js';
import { isolateSessions } from './session-isolation.util.js';
import { cacheStatements } from './statement-cache.util.js';
import { prepareStatementLimit } from './statement-limit.util.js';

/** Opens the database, and brings its schema up to date or refuses one that is not. */
export async function openDataSource(
  options: DataSourceOptions,
  migrations: 'run' | 'check' = 'run',
): Promise<DataSource> {
  const dataSource = new DataSource(options);
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new StartupError([
      `The database ${String(options.database)} cannot be opened (${(error as Error).message})`,
    ]);
  }
  const sqlite = isSqlite(dataSource);
  if (sqlite) {
    rememberDatabaseFile(dataSource);
    serialiseSqliteTransactions(dataSource);
  } else await isolateSessions(dataSource);
  await assertSchemaKnown(dataSource);
  if (migrations === 'run') await migrateSchema(dataSource);
  else await assertSchemaMigrated(dataSource);
  if (sqlite) cacheStatements(dataSource);
  else prepareStatementLimit(dataSource);
  forbidStrayQueries(dataSource);
  return dataSource;
}
