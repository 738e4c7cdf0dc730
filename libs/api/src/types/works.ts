/** A long piece of work one started: a zip, an export. */
export interface Work {
  id: string;
  /** Which feature does it. */
  kind: string;
  /** What people call it. */
  title: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  /** `null` while nobody knows. */
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
