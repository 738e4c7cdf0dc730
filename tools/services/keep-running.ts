import { setTimeout as pause } from 'node:timers/promises';

const RESTART_DELAY_MS = 1_000;

/** A server that can be started again. */
export interface RestartableServer {
  /** Settles once what runs now has ended. */
  whenEnded(): Promise<unknown>;
  start(): Promise<void>;
}

/**
 * Starts a server again whenever it ends, until the answered function is called, whose promise
 * settles when nothing starts it any more. A start that fails, as on a full disk, is repeated.
 */
export function keepRunning(
  name: string,
  server: RestartableServer,
  report: (text: string) => void = console.error,
): () => Promise<void> {
  let isWanted = true;
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.whenEnded();
      if (!isWanted) return;
      report(`${name} ended and is started again`);
      await pause(RESTART_DELAY_MS, undefined, { ref: false });
      if (!isWanted) return;
      await server.start().catch((error: Error) => report(`${name}: ${error.message}`));
    }
  };
  const watching = watch();
  return () => {
    isWanted = false;
    return watching;
  };
}
