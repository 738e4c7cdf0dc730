import { getSystemErrorMap } from 'node:util';
import { StartupError } from '../config/index.js';

/** Wrong words on a command line: answered with the usage. */
export class UsageError extends StartupError {
  constructor(line: string) {
    super([line]);
  }
}

/**
 * Runs a command for operators. What a person can put right (wrong words, missing rights, a full
 * disk, a database that refuses) is a sentence on standard error; only a fault of the program has a
 * stack.
 * @param work reads its words with `parseArgs`, whose refusals are wrong words too
 */
export async function runOperatorCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    await work();
  } catch (error) {
    for (const line of describeFailure(error)) process.stderr.write(`${line}\n`);
    if (isUsageFault(error)) process.stderr.write(usage);
    // Exits at once, because open resources such as a connection pool may keep the process alive.
    process.exit(1);
  }
}

const isUsageFault = (error: unknown): boolean =>
  error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS');

function describeFailure(error: unknown): readonly string[] {
  if (error instanceof StartupError) return error.lines;
  if (!(error instanceof Error)) return [String(error)];
  // The first line; the others explain how to pass a word that begins with a dash.
  if (isUsageFault(error)) return [`${error.message.split(/\.\s/)[0]}.`];
  const { errno = 0, path, syscall = '' } = error as NodeJS.ErrnoException;
  const [, text] = getSystemErrorMap().get(errno) ?? [];
  if (text !== undefined) return [`${path ?? syscall}: ${text} (${codeOf(error)})`];
  // A database says itself what it refuses.
  return [codeOf(error) === '' ? (error.stack ?? error.message) : error.message];
}

const codeOf = (error: unknown): string =>
  String((error as Partial<NodeJS.ErrnoException> | null)?.code ?? '');
