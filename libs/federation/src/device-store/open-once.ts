import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

type ClosingCallbacks<Schema extends DBSchema> = Required<
  Pick<OpenDBCallbacks<Schema>, 'blocking' | 'terminated'>
>;

/**
 * Opens a database at the first call and answers the same one afterwards. The next call opens it
 * anew once it was closed or could not be opened.
 * @param open what opens it, with the callbacks that notice the closing
 */
export function openOnce<Schema extends DBSchema>(
  open: (closing: ClosingCallbacks<Schema>) => Promise<IDBPDatabase<Schema>>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const closing: ClosingCallbacks<Schema> = {
    // Another version of the portal in another tab waits to change the stores.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  };
  return () =>
    (opened ??= open(closing).catch((error: unknown) => {
      forget();
      throw error;
    }));
}
