/**
 * Id of a job in the queue: its row and its attempt number. Adding the same attempt twice gives one
 * entry, but a new attempt needs a new id: the queue keeps the entry of a dead worker until it
 * detects the death, and rejects a second entry with the same id.
 */
export const toQueueJobId = ({ id, attempts }: { id: string; attempts: number }): string =>
  `${id}.${attempts}`;

/** The row's id. */
export const toOutboxJobId = (queued: string): string => queued.split('.', 1)[0] ?? queued;
