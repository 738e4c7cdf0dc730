import type { SignablePaperDto, SignablePapersDto } from '@pratiche/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SigningServer } from './signing-server.js';

/** How often an open page looks whether the other side has signed. */
const POLL_INTERVAL_MS = 10_000;

export interface SignablePapers {
  /** `undefined` until they are known, and where the server does not know online signatures. */
  papers: SignablePapersDto | undefined;
  error: unknown;
  isPending: boolean;
  /** The first answer is under way; without a network none is. */
  isLoading: boolean;
  refreshPapers: () => Promise<void>;
}

/** The papers that a signer signs online, with their state. */
export function useSignablePapers(
  server: SigningServer,
  /** Looks again while a paper is awaited and the page is visible. */
  isAwaited?: (paper: SignablePaperDto) => boolean,
): SignablePapers {
  const client = useQueryClient();
  const { data, error, isPending, isLoading } = useQuery({
    queryKey: server.key,
    queryFn: server.listPapers,
    retry: false,
    // The data that a paper lacks may have been given a moment ago.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isAwaited && state.data?.papers.some(isAwaited) ? POLL_INTERVAL_MS : false,
  });
  return {
    papers: data,
    error,
    isPending,
    isLoading,
    refreshPapers: async () => {
      // Also a first answer that is under way is of the state before.
      await client.cancelQueries({ queryKey: server.key });
      await client.invalidateQueries({ queryKey: server.key });
    },
  };
}
