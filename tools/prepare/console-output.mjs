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

/** Ends the process with one line for a `UserFacingError`, with the stack for any other error. */
export function exitWithError(error) {
  console.error(error instanceof UserFacingError ? `Cannot go on: ${error.message}` : error);
  process.exit(1);
}
