import { QueryClientProvider } from '@tanstack/react-query';
import ConfigProvider from 'antd/es/config-provider';
import itIT from 'antd/es/locale/it_IT';
import { useEffect, type ReactNode } from 'react';
import { ConfirmProvider } from '../dialogs/ConfirmProvider.js';
import { fetchLater } from '../on-demand/fetch-later.js';
import { sessionStore } from '../session/session.js';
import { theme } from '../theme/theme.js';
import { queryClient } from './query-client.js';

/** Theme, Italian texts, server-state cache and confirmations. The host and a remote on its own wrap everything in it, inside a router. */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => forgetOnUserChange(), []);
  useEffect(() => fetchLater(), []);
  return (
    <ConfigProvider theme={theme} locale={itIT} wave={{ disabled: true }}>
      <QueryClientProvider client={queryClient}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </QueryClientProvider>
    </ConfigProvider>
  );
}

/** What one user has read must not be shown to the next one on the same machine. */
function forgetOnUserChange(): () => void {
  let id = sessionStore.get()?.id;
  return sessionStore.subscribe(() => {
    const next = sessionStore.get()?.id;
    if (next !== id) queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'remote' });
    id = next;
  });
}
