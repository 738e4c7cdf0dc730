import type { INestApplicationContext } from '@nestjs/common';
import { askedToStop } from './asked-to-stop.js';
import { StartupError } from './config/index.js';

interface Started {
  app: INestApplicationContext;
  /** Said on standard output once everything runs. */
  ready: string;
}

/**
 * Life of a process: start, run until asked to stop, finish what is in hand, exit 0. Asked while it starts, it stops
 * once it has. What keeps it from starting is said in one line per fault, and it exits 1.
 */
export async function runProcess(start: () => Promise<Started>): Promise<void> {
  const asked = askedToStop();
  try {
    const { app, ready } = await start();
    void asked.then(() => end(app));
    process.stdout.write(`${ready}\n`);
  } catch (error) {
    const lines =
      error instanceof StartupError
        ? error.lines
        : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

async function end(app: INestApplicationContext): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`Not everything could be finished: ${String(error)}\n`);
    process.exit(1);
  }
}
