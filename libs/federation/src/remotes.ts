import type { RemoteName } from './routes.js';

const MANIFEST_URL = '/remotes.json';

type RemoteManifest = Readonly<Record<string, unknown>>;

/** The manifest fetched before the first remote is requested; the first request consumes it. */
let prefetchedManifest: Promise<RemoteManifest> | null = null;

type RemoteEntries = Partial<Record<RemoteName, string>>;

/** Entries that this browser loads in place of those of the manifest; `null` in every usual browser. */
let overrides: Promise<RemoteEntries> | null = null;

/** Has remotes loaded from other addresses than the manifest's, from the first load on. */
export function overrideRemotes(entries: Promise<RemoteEntries>): void {
  overrides = entries;
}

/** Reads `/remotes.json` while the page is still coming. What fails here is read again where it is needed. */
export function prefetchManifest(): Promise<RemoteManifest> {
  prefetchedManifest = fetchManifest();
  return prefetchedManifest;
}

/**
 * Address of a remote's entry, as `/remotes.json` gives it now: read again at every load, so that
 * it can change while people work.
 */
export async function resolveRemoteEntry(name: RemoteName, signal: AbortSignal): Promise<string> {
  const own = (await overrides)?.[name];
  if (own !== undefined) return own;
  const taken = prefetchedManifest;
  prefetchedManifest = null;
  const remotes = (await taken?.catch(() => null)) ?? (await fetchManifest(signal));
  const entry = remotes[name];
  if (typeof entry !== 'string' || entry === '')
    throw new Error(`${MANIFEST_URL} does not name ${name}`);
  return new URL(entry, window.location.origin).href;
}

async function fetchManifest(signal: AbortSignal | null = null): Promise<RemoteManifest> {
  const response = await fetch(MANIFEST_URL, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${MANIFEST_URL} answered ${response.status}`);
  const remotes: unknown = await response.json();
  return typeof remotes === 'object' && remotes !== null ? (remotes as RemoteManifest) : {};
}
