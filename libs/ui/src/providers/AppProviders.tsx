import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ConfirmProvider } from '../dialogs/ConfirmProvider.js';
import { focusRefusedFields } from '../form/focus-refused-field.js';
import { prefetchLazyComponents } from '../lazy/prefetch.js';
import { whenPageIsQuiet } from '../lazy/quiet-page.js';
import { keepFocusInPage } from '../page/keep-focus.js';
import { sessionStore } from '../session/session.js';
import { SettingsProvider } from '../settings/SettingsProvider.js';
import { fetchTypeface } from '../theme/typeface.js';
import { queryClient } from './query-client.js';

/**
 * Server-state cache, settings and confirmations. The host and a remote on its own wrap everything
 * in it, inside a router.
 */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => clearQueryCacheOnUserChange(), []);
  useEffect(() => focusRefusedFields(), []);
  useEffect(() => keepFocusInPage(), []);
  useEffect(() => whenPageIsQuiet(isShown, showTypeface, 0), []);
  useEffect(() => whenPageIsQuiet(hasNoRequests, prefetchLazyComponents), []);
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}

const hasNoRequests = (): boolean => queryClient.isFetching() === 0;

/** The heading is there and its data too: 20 kB more delay nothing that people wait for. */
const isShown = (): boolean => hasNoRequests() && document.querySelector('h1') !== null;

function showTypeface(): void {
  fetchTypeface().catch(() => undefined);
}

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
