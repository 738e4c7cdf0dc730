import type { INestApplicationContext } from '@nestjs/common';
import { StartupError } from './config/index.js';

interface Started {
  app: INestApplicationContext;
  /** Said on standard output once everything runs. */
  ready: string;
}

/**
 * Life of a process: start, run until asked to stop, finish what is in hand, exit 0.
 * What keeps it from starting is said in one line per fault, and it exits 1.
 */
export async function runProcess(start: () => Promise<Started>): Promise<void> {
  try {
    const { app, ready } = await start();
    stopOnSignal(app);
    process.stdout.write(`${ready}\n`);
  } catch (error) {
    const lines = error instanceof StartupError ? error.lines : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

function stopOnSignal(app: INestApplicationContext): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    try {
      await app.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`Not everything could be finished: ${String(error)}\n`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
