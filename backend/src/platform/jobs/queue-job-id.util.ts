/**
 * Id of a job in the queue: its row and its attempt number, because the queue keeps the entry of a
 * dead worker until it detects the death and rejects a second one with the same id.
 */
export const toQueueJobId = ({ id, attempts }: { id: string; attempts: number }): string =>
  `${id}.${attempts}`;

/** The row's id. */
export const toOutboxJobId = (queued: string): string => queued.split('.', 1)[0] ?? queued;
