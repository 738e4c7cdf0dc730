import type { INestApplicationContext } from '@nestjs/common';
import { waitForShutdownSignal } from './shutdown-signal.util.js';
import { serializeError } from '../logging/error-serializer.util.js';
import { formatLogLine } from '../logging/log-line.util.js';
import { logFaultsOfProcess, reportStartFault } from './fault-report.util.js';

interface BootstrappedApp {
  app: INestApplicationContext;
  /** Said on standard output once everything runs. */
  readyMessage: string;
}

/**
 * Runs a process: start, run until asked to stop, drain in-flight work, exit 0. Asked to stop while
 * it starts, it stops once it has started. Errors that prevent the start are reported one per line,
 * with exit code 1.
 */
export async function bootstrapProcess(start: () => Promise<BootstrappedApp>): Promise<void> {
  const asked = waitForShutdownSignal();
  logFaultsOfProcess();
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
