import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { logFaultsOfProcess, reportStartFault } from './platform/bootstrap/fault-report.util.js';
import { runOperatorCommand } from './platform/bootstrap/operator-command.util.js';
import { loadCommandConfig } from './platform/config/index.js';
import { createDataSourceOptions, openDataSource } from './platform/database/index.js';
import { formatLogLine } from './platform/logging/log-line.util.js';

const USAGE = `Usage: node backend/dist/src/migrate.js
Brings the schema up to date. DATABASE_URL names the owner of the schema.
`;

/**
 * Brings the schema up to date and ends: for set-ups whose processes may not change it
 * (`DATABASE_MIGRATIONS=check`). Its `DATABASE_URL` names the owner of the schema.
 */
logFaultsOfProcess();
await runOperatorCommand(USAGE, async () => {
  parseArgs({ options: {} });
  try {
    const { database } = loadCommandConfig(process.env);
    const dataSource = await openDataSource(await createDataSourceOptions(database, []));
    await dataSource.destroy();
    process.stdout.write(formatLogLine('info', 'The schema is up to date', 'Process'));
  } catch (error) {
    // Containers run it, whose output is read as lines of the log.
    reportStartFault(error);
    process.exitCode = 1;
  }
});
