import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ConfirmProvider } from '../dialogs/ConfirmProvider.js';
import { schedulePrefetch } from '../lazy/prefetch.js';
import { sessionStore } from '../session/session.js';
import { SettingsProvider } from '../settings/SettingsProvider.js';
import { scheduleTypeface } from '../theme/typeface.js';
import { queryClient } from './query-client.js';

/**
 * Server-state cache, settings and confirmations. The host and a remote on its own wrap everything
 * in it, inside a router.
 */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => clearQueryCacheOnUserChange(), []);
  useEffect(() => schedulePrefetch(isQuiet), []);
  useEffect(() => scheduleTypeface(isQuiet), []);
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}

const isQuiet = (): boolean => queryClient.isFetching() === 0;

/** Data cached for one user must not be shown to the next one on the same machine. */
function clearQueryCacheOnUserChange(): () => void {
  let id = sessionStore.getUser()?.id;
  return sessionStore.subscribe(() => {
    const next = sessionStore.getUser()?.id;
    if (next !== id)
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'remote' });
    id = next;
  });
}
