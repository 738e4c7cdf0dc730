import type { RemoteName } from './routes.js';

const MANIFEST = '/remotes.json';

type Addresses = Readonly<Record<string, unknown>>;

/** What was read before anybody asked for a remote; the first who asks takes it. */
let early: Promise<Addresses> | null = null;

/** Reads `/remotes.json` while the page is still coming. What fails here is read again where it is needed. */
export function readEarly(): Promise<Addresses> {
  early = read();
  return early;
}

/** Address of a remote's entry, as `/remotes.json` gives it now: read again at every load, so that it can change while people work. */
export async function entryOf(name: RemoteName, signal: AbortSignal): Promise<string> {
  const taken = early;
  early = null;
  const remotes = (await taken?.catch(() => null)) ?? (await read(signal));
  const entry = remotes[name];
  if (typeof entry !== 'string' || entry === '')
    throw new Error(`${MANIFEST} does not name ${name}`);
  return new URL(entry, window.location.origin).href;
}

async function read(signal: AbortSignal | null = null): Promise<Addresses> {
  const response = await fetch(MANIFEST, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${MANIFEST} answered ${response.status}`);
  const remotes: unknown = await response.json();
  return typeof remotes === 'object' && remotes !== null ? (remotes as Addresses) : {};
}
