import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { logFaultsOfProcess, reportStartFault } from './platform/bootstrap/fault-report.util.js';
import { runOperatorCommand } from './platform/bootstrap/operator-command.util.js';
import { loadCommandConfig, type DatabaseConfig } from './platform/config/index.js';
import {
  createDataSourceOptions,
  describeUnknownMigrations,
  openDataSource,
  readSchemaState,
} from './platform/database/index.js';
import { formatLogLine } from './platform/logging/log-line.util.js';

const USAGE = `Usage: node backend/dist/src/migrate.js [--status]
Brings the schema up to date. DATABASE_URL names the owner of the schema.
--status changes nothing: it tells the last migration of program and schema, and ends with 0 where they are the same.
`;

/**
 * Brings the schema up to date and ends: for set-ups whose processes may not change it
 * (`DATABASE_MIGRATIONS=check`). Its `DATABASE_URL` names the owner of the schema.
 */
logFaultsOfProcess();
await runOperatorCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { status: { type: 'boolean', default: false } } });
  try {
    const { database } = loadCommandConfig(process.env);
    if (values.status) {
      await printStatus(database);
      return;
    }
    const dataSource = await openDataSource(await createDataSourceOptions(database, []));
    await dataSource.destroy();
    process.stdout.write(formatLogLine('info', 'The schema is up to date', 'Process'));
  } catch (error) {
    // Containers run it, whose output is read as lines of the log.
    reportStartFault(error);
    process.exitCode = 1;
  }
});

async function printStatus(database: DatabaseConfig): Promise<void> {
  const dataSource = await new DataSource(await createDataSourceOptions(database, [])).initialize();
  const { programLast, schemaLast, pending, unknown } = await readSchemaState(dataSource);
  await dataSource.destroy();
  const verdict =
    unknown.length > 0
      ? describeUnknownMigrations(programLast, unknown).join('\n')
      : pending.length > 0
        ? `${pending.length} migrations have not run yet: they run at the next start, or by this command without --status`
        : 'Program and schema are of one release';
  process.stdout.write(`Program: ${programLast}\nSchema:  ${schemaLast ?? 'empty'}\n${verdict}\n`);
  if (pending.length + unknown.length > 0) process.exitCode = 1;
}
