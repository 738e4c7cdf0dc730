import 'reflect-metadata';
import { loadCommandConfig, StartupError } from './platform/config/index.js';
import { createDataSourceOptions, openDataSource } from './platform/database/index.js';

/**
 * Brings the schema up to date and ends: for set-ups whose processes may not change it
 * (`DATABASE_MIGRATIONS=check`). Its `DATABASE_URL` names the owner of the schema.
 */
try {
  const { database } = loadCommandConfig(process.env);
  const dataSource = await openDataSource(await createDataSourceOptions(database, []));
  await dataSource.destroy();
  process.stdout.write('The schema is up to date.\n');
} catch (error) {
  const lines =
    error instanceof StartupError
      ? error.lines
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
