import { StartupError } from '../config/index.js';
import { serializeError } from '../logging/error-serializer.util.js';
import { formatLogLine } from '../logging/log-line.util.js';

const CONTEXT = 'Process';

/**
 * Says on standard error what keeps a process from starting: a line of the log for each fault, and
 * words to a person at a terminal.
 */
export function reportStartFault(error: unknown): void {
  for (const line of isReadByPerson() ? inWords(error) : inLogLines(error))
    process.stderr.write(line);
}

/**
 * Has Node's own words about a process, which end or warn, written as lines of the log. Node ends a
 * process after an error that nothing caught, and so does this.
 */
export function logFaultsOfProcess(): void {
  if (isReadByPerson()) return;
  process.on('uncaughtException', (error) => {
    const fields = { err: serializeError(error) };
    process.stderr.write(formatLogLine('fatal', 'An error that nothing caught', CONTEXT, fields));
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    process.stderr.write(formatLogLine('warn', warning.message, CONTEXT)),
  );
}

const isReadByPerson = (): boolean => process.stderr.isTTY;

function inWords(error: unknown): string[] {
  const lines =
    error instanceof StartupError
      ? error.lines
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  return lines.map((line) => `${line}\n`);
}

const inLogLines = (error: unknown): string[] =>
  error instanceof StartupError
    ? error.lines.map((line) => formatLogLine('fatal', line, CONTEXT))
    : [
        formatLogLine('fatal', 'The process does not start', CONTEXT, {
          err: serializeError(error),
        }),
      ];
