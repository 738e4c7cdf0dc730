/** A background task started by the user: a zip, an export. */
export interface Work {
  id: string;
  /** Which feature does it. */
  kind: string;
  /** Title shown to the user. */
  title: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  /** `null` while unknown. */
  total: number | null;
  /** Why it failed, in Italian. */
  problem: string | null;
  fileName: string | null;
  bytes: number | null;
  /** Moments, ISO 8601 UTC. */
  createdAt: string;
  finishedAt: string | null;
  /** The result can be taken until then. */
  expiresAt: string | null;
}
