import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { pagesOf, type Pages } from './pages.js';
import { entryOf } from './remotes.js';
import type { RemoteName } from './routes.js';
import { withinTime } from './within-time.js';

/** A remote that hangs never fails by itself: after this we stop waiting. */
const LOAD_LIMIT_MS = 7000;

const attempts = new Map<RemoteName, number>();

/**
 * Loads the pages of a remote. Every further attempt registers the remote afresh under a new address,
 * because both the federation runtime and the browser remember a failed one.
 */
export function loadPages(name: RemoteName): Promise<Pages> {
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  return withinTime(LOAD_LIMIT_MS, async (signal) => {
    const entry = new URL(await entryOf(name, signal));
    if (attempt > 0) {
      forgetScripts(new URL('.', entry).href);
      entry.searchParams.set('attempt', `${Date.now()}`);
    }
    registerRemotes(
      [{ name, entry: entry.href, entryGlobalName: name.replaceAll('-', '_'), type: 'global' }],
      { force: attempt > 0 },
    );
    return pagesOf(await loadRemote(`${name}/pages`, { from: 'runtime' }));
  });
}

/** A script element that still waits for its answer would be waited for again instead of asking anew. */
function forgetScripts(folder: string): void {
  for (const script of document.querySelectorAll('script'))
    if (script.src.startsWith(folder)) script.remove();
}
