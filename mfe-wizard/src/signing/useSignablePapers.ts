import type { SignablePapersDto } from '@pratiche/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SigningServer } from './signing-server.js';
import { isLeftToCustomer } from './signing-texts.js';

/** How often an open page looks whether the customer has signed. */
const POLL_INTERVAL_MS = 10_000;

export interface SignablePapers {
  /** `undefined` until they are known, and where the server does not know online signatures. */
  papers: SignablePapersDto | undefined;
  error: unknown;
  isPending: boolean;
  refreshPapers: () => Promise<void>;
}

interface SignablePapersOptions {
  isEnabled?: boolean;
  /** The customer can sign meanwhile: looks again while one of their papers waits and the page is visible. */
  isPolled?: boolean;
}

/** The papers that a signer signs online, with their state. */
export function useSignablePapers(
  server: SigningServer,
  { isEnabled = true, isPolled = false }: SignablePapersOptions = {},
): SignablePapers {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery({
    queryKey: server.key,
    queryFn: server.listPapers,
    enabled: isEnabled,
    retry: false,
    refetchInterval: ({ state }) =>
      isPolled && state.data?.papers.some(isLeftToCustomer) ? POLL_INTERVAL_MS : false,
  });
  return {
    papers: data,
    error,
    isPending,
    refreshPapers: () => client.invalidateQueries({ queryKey: server.key }),
  };
}
