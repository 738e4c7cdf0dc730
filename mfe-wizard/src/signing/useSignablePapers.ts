import type { SignablePapersDto } from '@pratiche/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SigningServer } from './signing-server.js';

export interface SignablePapers {
  /** `undefined` until they are known, and where the server does not know online signatures. */
  papers: SignablePapersDto | undefined;
  error: unknown;
  isPending: boolean;
  refreshPapers: () => Promise<void>;
}

/** The papers that a signer signs online, with their state. */
export function useSignablePapers(server: SigningServer, isEnabled = true): SignablePapers {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery({
    queryKey: server.key,
    queryFn: server.listPapers,
    enabled: isEnabled,
    retry: false,
  });
  return {
    papers: data,
    error,
    isPending,
    refreshPapers: () => client.invalidateQueries({ queryKey: server.key }),
  };
}
