/** A release of the host or of a remote, whole on this device. */
export interface StoredRelease {
  name: string;
  /** Address of the entry, as `remotes.json` gives it; that of the page for the host. */
  entry: string;
  release: string;
}

interface OfflineFiles {
  release: string;
  files: string[];
}

/** Written beside each entry by `libs/federation/build/offline-files-plugin.mjs`. */
const OFFLINE_FILES = 'offline-files.json';
const CACHE_PREFIX = 'pratiche-';
const POINTER_CACHE = `${CACHE_PREFIX}releases`;
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

const pointerUrl = (name: string): string => `/releases/${name}`;
const fileCacheName = ({ name, release }: StoredRelease): string =>
  `${CACHE_PREFIX}files-${name}-${release}`;

export async function readRelease(name: string): Promise<StoredRelease | null> {
  const found = await (await caches.open(POINTER_CACHE)).match(pointerUrl(name));
  return found === undefined ? null : ((await found.json()) as StoredRelease);
}

/** Deletes a release from this device. */
export async function dropRelease(stored: StoredRelease): Promise<void> {
  await (await caches.open(POINTER_CACHE)).delete(pointerUrl(stored.name));
  await caches.delete(fileCacheName(stored));
}

/**
 * Keeps the release that counts now, with all its files or not at all. Another release is deleted
 * first: what was withdrawn does not open again, network or not.
 */
export async function storeRelease(name: string, entry: string): Promise<void> {
  const stored = await readRelease(name);
  if (stored !== null && stored.entry !== entry) await dropRelease(stored);
  const wanted = await fetchOfflineFiles(entry);
  if (stored?.entry === entry && stored.release === wanted.release) return;
  if (stored !== null) await dropRelease(stored);
  const next: StoredRelease = { name, entry, release: wanted.release };
  try {
    await fetchFiles(fileCacheName(next), entry, wanted.files);
    // Published while the files were coming: they may be of two releases.
    if ((await fetchOfflineFiles(entry)).release !== wanted.release)
      throw new Error(`${name} changed`);
  } catch (error) {
    await caches.delete(fileCacheName(next));
    throw error;
  }
  await (await caches.open(POINTER_CACHE)).put(pointerUrl(name), Response.json(next));
}

/** A file of a release that is whole on this device. */
export async function findStoredFile(url: string): Promise<Response | undefined> {
  const plain = new URL(url);
  plain.search = '';
  const options = { ignoreVary: true };
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${CACHE_PREFIX}files-`)) continue;
    const found = await (await caches.open(name)).match(plain.href, options);
    if (found !== undefined && (await isWhole(name))) return found;
  }
  return undefined;
}

/** Deletes everything that this worker keeps. */
export async function dropEverything(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
}

/** Deletes what a broken-off download left behind. */
export async function dropUnfinished(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`${CACHE_PREFIX}files-`) && !(await isWhole(name)))
      await caches.delete(name);
}

async function isWhole(cacheName: string): Promise<boolean> {
  const pointers = await caches.open(POINTER_CACHE);
  for (const request of await pointers.keys()) {
    const stored = (await (await pointers.match(request))?.json()) as StoredRelease | undefined;
    if (stored !== undefined && fileCacheName(stored) === cacheName) return true;
  }
  return false;
}

async function fetchOfflineFiles(entry: string): Promise<OfflineFiles> {
  const response = await fetch(new URL(OFFLINE_FILES, entry), {
    cache: 'no-cache',
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`${OFFLINE_FILES} answered ${response.status}`);
  const { release, files } = (await response.json()) as Partial<OfflineFiles>;
  if (typeof release !== 'string' || !Array.isArray(files))
    throw new Error(`${OFFLINE_FILES} is no list of files`);
  return { release, files };
}

async function fetchFiles(cacheName: string, entry: string, files: readonly string[]) {
  const cache = await caches.open(cacheName);
  for (const name of files) {
    const url = new URL(name, entry).href;
    const response = await fetch(url, {
      cache: HASHED.test(url) ? 'default' : 'no-cache',
      credentials: 'same-origin',
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await cache.put(url, response);
  }
}
