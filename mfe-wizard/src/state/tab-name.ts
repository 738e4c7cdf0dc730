const TAB_NAME_KEY = 'pratiche.scheda';

const randomTabName = (): string => Math.random().toString(36).slice(2, 10);

/**
 * Returns the name of this browser tab, which survives a reload. A duplicated tab copies the name
 * of the original, hence the lock that every tab holds for its lifetime.
 */
export async function claimTabName(): Promise<string> {
  const known = sessionStorage.getItem(TAB_NAME_KEY) ?? randomTabName();
  const name = (await acquireTabLock(known)) ? known : randomTabName();
  if (name !== known) await acquireTabLock(name);
  sessionStorage.setItem(TAB_NAME_KEY, name);
  return name;
}

/** Whether a tab with that name is open now. */
export async function isTabOpen(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query();
  return held?.some((lock) => lock.name === lockName(name)) ?? false;
}

const lockName = (name: string): string => `${TAB_NAME_KEY}.${name}`;

function acquireTabLock(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockName(name), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => undefined);
    });
  });
}
