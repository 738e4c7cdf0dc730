/** What a processor implements whose jobs have a state of their own beside the row of the outbox. */
export interface CrashHandler {
  failCrashedJob(data: unknown): Promise<void>;
  /** @returns whether there is still something to do */
  reopenCrashedJob(data: unknown): Promise<boolean>;
}
