import type { JobResult } from '../metrics/metrics.service.js';

/** What a process says to its sandbox: run this claimed job, or end after the running one. */
export type SandboxCommand = { type: 'run'; id: string; attempts: number } | { type: 'stop' };

/**
 * What a sandbox answers. `alive` comes every second while its event loop turns; `ended` has no
 * result where the end of the job could not be recorded.
 */
export type SandboxAnswer =
  | { type: 'alive' }
  | { type: 'ready' }
  | { type: 'begun' }
  | { type: 'ended'; result: JobResult | null };
