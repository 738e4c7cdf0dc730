/**
 * Name of a job in the queue: its row and how often it was begun. Carried twice it is one entry; but what a worker that
 * died holds in its hands there must not stand for the next try: the queue keeps such an entry until it believes in the
 * death, and takes no second one of the same name.
 */
export const toQueueJobId = ({ id, attempts }: { id: string; attempts: number }): string =>
  `${id}.${attempts}`;

/** The row's id. */
export const toOutboxJobId = (queued: string): string => queued.split('.', 1)[0] ?? queued;
