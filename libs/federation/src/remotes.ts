import type { RemoteName } from './routes.js';

const MANIFEST = '/remotes.json';

/** Address of a remote's entry, as `/remotes.json` gives it now: read again at every load, so that it can change while people work. */
export async function entryOf(name: RemoteName, signal: AbortSignal): Promise<string> {
  const response = await fetch(MANIFEST, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${MANIFEST} answered ${response.status}`);
  const remotes: unknown = await response.json();
  const entry = typeof remotes === 'object' && remotes !== null ? (remotes as Record<string, unknown>)[name] : undefined;
  if (typeof entry !== 'string' || entry === '') throw new Error(`${MANIFEST} does not name ${name}`);
  return new URL(entry, window.location.origin).href;
}
