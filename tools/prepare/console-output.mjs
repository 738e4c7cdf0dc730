import { getSystemErrorMap } from 'node:util';

/** What the commands say to the person at the terminal. */

const WIDTH = 10;

/** Prints one line of progress: the current part and its state. */
export function printProgress(part, text) {
  console.log(`${part.padEnd(WIDTH)} ${text}`);
}

/** Seconds since a moment taken with `performance.now()`, for reading. */
export function formatElapsedSeconds(since) {
  const taken = (performance.now() - since) / 1000;
  return `${taken < 10 ? taken.toFixed(1) : Math.round(taken)} s`;
}

/** An error that the user can fix: shown as one line, without a stack. */
export class UserFacingError extends Error {}

/** Wrong words on a command line: shown with the usage of the command. */
export class UsageError extends UserFacingError {}

/**
 * Ends the process with one line for what a person can put right (wrong words, missing rights, a full
 * disk), with the stack for any other error. Wrong words are answered with `usage` as well.
 */
export function exitWithError(error, usage) {
  const sentence = describeError(error);
  console.error(sentence === null ? error : `Cannot go on: ${sentence}`);
  if (usage && isUsageFault(error)) console.error(`\n${usage}`);
  process.exit(1);
}

const isUsageFault = (error) =>
  error instanceof UsageError || String(error?.code).startsWith('ERR_PARSE_ARGS');

function describeError(error) {
  if (error instanceof UserFacingError) return error.message;
  // The first line; the others explain how to pass a word that begins with a dash.
  if (isUsageFault(error)) return `${error.message.split(/\.\s/)[0]}.`;
  const [, text] = getSystemErrorMap().get(error?.errno) ?? [];
  return text === undefined ? null : `${error.path ?? error.syscall}: ${text} (${error.code}).`;
}
