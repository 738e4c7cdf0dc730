import type { INestApplicationContext } from '@nestjs/common';
import { waitForShutdownSignal } from './shutdown-signal.util.js';
import { StartupError } from '../config/index.js';

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
  try {
    const { app, readyMessage } = await start();
    void asked.then(() => shutDownGracefully(app));
    process.stdout.write(`${formatReadyLine(readyMessage)}\n`);
  } catch (error) {
    const lines =
      error instanceof StartupError
        ? error.lines
        : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/**
 * A line as those of the log, which hold JSON alone. Not written by the logger: set-ups wait for it
 * at every log level.
 */
const formatReadyLine = (msg: string): string =>
  JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, context: 'Process', msg });

async function shutDownGracefully(app: INestApplicationContext): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`Not everything could be finished: ${String(error)}\n`);
    process.exit(1);
  }
}
