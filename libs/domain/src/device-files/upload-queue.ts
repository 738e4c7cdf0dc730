/**
 * `kept`: as the camera gave it; `ready`: small enough to send; `refused`: the server does not take
 * it, and another try would not help.
 */
export type DeviceFileState = 'kept' | 'ready' | 'refused';

/** What the queue needs to know of a file that waits on a device. */
export interface QueuedFile {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly state: DeviceFileState;
  readonly attempts: number;
  /** No try before; milliseconds since 1970. */
  readonly nextAttemptAt: number;
}

const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 300_000;

/** Milliseconds to wait after so many tries failed in a row. */
export const getUploadRetryDelay = (attempts: number): number =>
  Math.min(RETRY_FIRST_MS * 2 ** Math.max(0, attempts - 1), RETRY_MAX_MS);

const byAge = (one: QueuedFile, other: QueuedFile): number =>
  one.takenAt - other.takenAt || (one.key < other.key ? -1 : 1);

/** The file whose turn it is: the oldest that may be tried now. */
export const findNextUpload = <File extends QueuedFile>(
  files: readonly File[],
  now: number,
): File | null =>
  files
    .filter(({ state, nextAttemptAt }) => state !== 'refused' && nextAttemptAt <= now)
    .sort(byAge)[0] ?? null;

/** Milliseconds until a file may be tried; `null` when none waits. */
export function getQueueWait(files: readonly QueuedFile[], now: number): number | null {
  const times = files.flatMap(({ state, nextAttemptAt }) =>
    state === 'refused' ? [] : [nextAttemptAt],
  );
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}

/** `login`: the session ended, and the file goes on after the next login. */
export type UploadOutcome = 'retry' | 'login' | 'refused';

/** What a failed try means; `0` is no answer at all. */
export function classifyUploadFailure(status: number): UploadOutcome {
  if (status === 401) return 'login';
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500
    ? 'retry'
    : 'refused';
}

/** The file after a failed try. */
export function applyUploadFailure<File extends QueuedFile>(
  file: File,
  status: number,
  now: number,
): File {
  const attempts = file.attempts + 1;
  return classifyUploadFailure(status) === 'refused'
    ? { ...file, state: 'refused', attempts }
    : { ...file, attempts, nextAttemptAt: now + getUploadRetryDelay(attempts) };
}

/** The network is back: waiting longer has no reason. */
export const resetUploadWait = <File extends QueuedFile>(file: File): File =>
  file.state === 'refused' ? file : { ...file, attempts: 0, nextAttemptAt: 0 };
