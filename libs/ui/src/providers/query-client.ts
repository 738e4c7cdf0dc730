import { ApiError } from '@pratiche/api';
import { QueryClient } from '@tanstack/react-query';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

/** Reads are tried again once when the network or the server failed, never when the answer was a refusal. */
export const queryClient = getOrCreateSingleton(
  'query-client',
  () =>
    new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: 10_000,
          retry: (failures, error) =>
            failures < 1 &&
            error instanceof ApiError &&
            (error.status === 0 || error.status >= 500),
          retryDelay: 800,
          networkMode: 'always',
          // Refetches failed and stale queries when the network returns.
          refetchOnReconnect: true,
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
);
