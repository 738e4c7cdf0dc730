import { ClsServiceManager } from 'nestjs-cls';
import type { DataSource, ReplicationMode } from 'typeorm';

/** State of the transaction around the current call, beside its entity manager. */
export interface TransactionContext {
  isOpen: boolean;
  readonly afterCommit: Set<() => void>;
}

const KEY = Symbol('transaction-context');

/** The context of the open transaction; `null` outside of a transaction and after its end. */
export function currentTransaction(): TransactionContext | null {
  const cls = ClsServiceManager.getClsService();
  const context = cls.isActive() ? cls.get<TransactionContext | undefined>(KEY) : undefined;
  return context?.isOpen === true ? context : null;
}

/** Runs `work` inside a transaction that the caller has opened, together with its CLS context. */
export async function runInTransactionContext<T>(
  context: TransactionContext,
  work: () => Promise<T>,
): Promise<T> {
  ClsServiceManager.getClsService().set(KEY, context);
  try {
    return await work();
  } finally {
    context.isOpen = false;
  }
}

/**
 * A query that goes past the open transaction would not be part of it (and wait for ever on SQLite). That is always a
 * mistake, so it throws on every database.
 */
export function forbidStrayQueries(dataSource: DataSource): void {
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode: ReplicationMode) => {
    if (currentTransaction() !== null) {
      throw new Error(
        'Query outside the open transaction: use the manager of @InjectTransaction(), not the data source',
      );
    }
    return create(mode);
  };
}
