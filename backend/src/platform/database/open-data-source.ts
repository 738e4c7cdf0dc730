import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartupError } from '../config/index.js';
import { isSqlite } from './is-sqlite.js';
import { migrate } from './migrate.js';
import { forbidStrayQueries } from './transaction-context.js';
import { serialiseSqlite } from './serial-sqlite.js';
import { cacheStatements } from './statement-cache.js';

/** Opens the database and brings its schema up to date. */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = new DataSource(options);
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new StartupError([
      `The database ${String(options.database)} cannot be opened (${(error as Error).message})`,
    ]);
  }
  const sqlite = isSqlite(dataSource);
  if (sqlite) serialiseSqlite(dataSource);
  await migrate(dataSource);
  if (sqlite) cacheStatements(dataSource);
  forbidStrayQueries(dataSource);
  return dataSource;
}
