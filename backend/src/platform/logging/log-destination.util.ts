import { pino, type DestinationStream } from 'pino';

/** Lines that cannot be written wait up to this many bytes; later ones are dropped. */
const WAITING_BYTES = 1_000_000;
const STANDARD_OUTPUT = 1;

/**
 * Where the lines of the log go. A line that cannot be written, on a full disk above all, waits and
 * ends nothing: pino's own destination throws, and the process would end with it.
 */
export function createLogDestination(): DestinationStream {
  const destination = pino.destination({
    dest: STANDARD_OUTPUT,
    sync: true,
    maxLength: WAITING_BYTES,
  });
  destination.on('error', () => undefined);
  return destination;
}

/** The same for the few lines that are written without the logger. */
export function keepRunningWithoutLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
