import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { parseRemotePages, type RemotePageMap } from './remote-page-map.js';
import { resolveRemoteEntry } from './remotes.js';
import type { RemoteName } from './routes.js';
import { withTimeout } from './with-timeout.js';

/** A hanging remote never fails by itself, so loading is aborted after this time. */
const LOAD_TIMEOUT_MS = 7000;

const attempts = new Map<RemoteName, number>();
const entries = new Map<RemoteName, URL>();

/** Release of a remote that was asked for last: the folder of its entry. */
export function findRemoteRelease(name: RemoteName): { remoteRelease?: string } {
  const remoteRelease = entries.get(name)?.pathname.split('/').at(-2);
  return remoteRelease === undefined || remoteRelease === '' ? {} : { remoteRelease };
}

/**
 * Loads the pages of a remote. Every further attempt registers the remote again with a new URL,
 * because both the federation runtime and the browser cache a failed one.
 */
export function loadRemotePages(name: RemoteName): Promise<RemotePageMap> {
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  return withTimeout(LOAD_TIMEOUT_MS, async (signal) => {
    const entry = new URL(await resolveRemoteEntry(name, signal));
    entries.set(name, entry);
    if (attempt > 0) {
      removePendingScripts(new URL('.', entry).href);
      entry.searchParams.set('attempt', `${Date.now()}`);
    }
    registerRemotes(
      [{ name, entry: entry.href, entryGlobalName: name.replaceAll('-', '_'), type: 'global' }],
      { force: attempt > 0 },
    );
    return parseRemotePages(await loadRemote(`${name}/pages`, { from: 'runtime' }));
  });
}

/**
 * Removes pending script elements, because the runtime would wait for them instead of sending a new
 * request.
 */
function removePendingScripts(folder: string): void {
  for (const script of document.querySelectorAll('script'))
    if (script.src.startsWith(folder)) script.remove();
}
