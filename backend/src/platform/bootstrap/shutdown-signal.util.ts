let shutdownSignal: Promise<void> | null = null;

/**
 * Resolves when the process is asked to stop. Listens from the first call on, so that a process
 * that is still loading is not killed: it shuts down gracefully once it has started. Repeated
 * signals change nothing.
 */
export function waitForShutdownSignal(): Promise<void> {
  return (shutdownSignal ??= new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  }));
}
