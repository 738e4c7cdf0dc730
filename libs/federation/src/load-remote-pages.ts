import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { parseRemotePages, type RemotePageMap } from './remote-page-map.js';
import { resolveRemoteEntry } from './remotes.js';
import type { RemoteName } from './routes.js';
import { withTimeout } from './with-timeout.js';

/** A remote that hangs never fails by itself: after this we stop waiting. */
const LOAD_TIMEOUT_MS = 7000;

const attempts = new Map<RemoteName, number>();

/**
 * Loads the pages of a remote. Every further attempt registers the remote afresh under a new address,
 * because both the federation runtime and the browser remember a failed one.
 */
export function loadRemotePages(name: RemoteName): Promise<RemotePageMap> {
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  return withTimeout(LOAD_TIMEOUT_MS, async (signal) => {
    const entry = new URL(await resolveRemoteEntry(name, signal));
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

/** A script element that still waits for its answer would be waited for again instead of asking anew. */
function removePendingScripts(folder: string): void {
  for (const script of document.querySelectorAll('script'))
    if (script.src.startsWith(folder)) script.remove();
}
