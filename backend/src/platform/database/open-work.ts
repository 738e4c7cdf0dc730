import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, ReplicationMode } from 'typeorm';

/** What belongs to the transaction the current call is inside of. */
export interface OpenWork {
  live: boolean;
  readonly afterCommit: Set<() => void>;
}

const current = new AsyncLocalStorage<OpenWork>();

/** The unit of work the caller is inside of, if it is still open. */
export function openWork(): OpenWork | null {
  const work = current.getStore();
  return work?.live === true ? work : null;
}

/** Runs `body` as the inside of one unit of work. */
export async function asOpenWork<T>(work: OpenWork, body: () => Promise<T>): Promise<T> {
  return current.run(work, async () => {
    try {
      return await body();
    } finally {
      work.live = false;
    }
  });
}

/**
 * A query that does not go through the manager of the open unit of work would stand outside its transaction (and wait
 * for ever on SQLite). That is always a mistake, so it throws on every database.
 */
export function forbidStrayQueries(dataSource: DataSource): void {
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode: ReplicationMode) => {
    if (openWork() !== null) {
      throw new Error(
        'Query outside the manager of the open unit of work: use the manager that UnitOfWork.run hands over',
      );
    }
    return create(mode);
  };
}
