import type { INestApplicationContext } from '@nestjs/common';
import { restrictDataFolder, type AppConfig } from '../config/index.js';
import { waitForShutdownSignal } from './shutdown-signal.util.js';
import { serializeError } from '../logging/error-serializer.util.js';
import { keepRunningWithoutLog } from '../logging/log-destination.util.js';
import { formatLogLine } from '../logging/log-line.util.js';
import { logFaultsOfProcess, reportStartFault } from './fault-report.util.js';

interface BootstrappedApp {
  app: INestApplicationContext;
  /** Said on standard output once everything runs. */
  readyMessage: string;
}

/** What a process writes is for its own user: mails, dossiers, the database. */
const PRIVATE_UMASK = 0o077;

/**
 * Runs a process: start, run until asked to stop, drain in-flight work, exit 0. Asked to stop while
 * it starts, it stops once it has started. Errors that prevent the start are reported one per line,
 * with exit code 1.
 */
export async function bootstrapProcess(start: () => Promise<BootstrappedApp>): Promise<void> {
  const asked = waitForShutdownSignal();
  keepRunningWithoutLog();
  logFaultsOfProcess();
  process.umask(PRIVATE_UMASK);
  try {
    const { app, readyMessage } = await start();
    void asked.then(() => shutDownGracefully(app));
    // Not by the logger: set-ups wait for it at every log level.
    process.stdout.write(formatLogLine('info', readyMessage, 'Process'));
  } catch (error) {
    reportStartFault(error);
    process.exit(1);
  }
}

/** Closes a data folder of an earlier release to other users; what cannot be closed is a warning. */
export function closeDataFolder({ dataDir, database, storage }: AppConfig): void {
  // With both elsewhere, nothing stays in the folder.
  if (database.kind !== 'sqlite' && storage.kind !== 'folder') return;
  for (const warning of restrictDataFolder(dataDir))
    process.stdout.write(formatLogLine('warn', warning, 'Process'));
}

async function shutDownGracefully(app: INestApplicationContext): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(
      formatLogLine('error', 'Not everything could be finished', 'Process', {
        err: serializeError(error),
      }),
    );
    process.exit(1);
  }
}
