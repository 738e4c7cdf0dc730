let shutdownSignal: Promise<void> | null = null;

/**
 * Settles when the process is asked to stop. Listens from the first call on, so that a process that is still loading is
 * not cut short: it ends in order once it has started. Asked again, it goes on ending.
 */
export function waitForShutdownSignal(): Promise<void> {
  return (shutdownSignal ??= new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  }));
}
