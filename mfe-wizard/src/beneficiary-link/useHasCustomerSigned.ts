import type { ClientLinkDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { listOwnerPapers, ownerPapersKey } from '../signing/owner-papers.js';
import { isSigned } from '../signing/paper-state.js';

/** How often an open dossier looks whether the customer has signed. */
const POLL_INTERVAL_MS = 15_000;

/** Whether an online signature of the customer stands; asked only where the customer had a link. */
export function useHasCustomerSigned(id: number | null, link: ClientLinkDto | null): boolean {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ownerPapersKey(id ?? 0),
    queryFn: () => listOwnerPapers(api, id ?? 0),
    enabled: id !== null && link !== null,
    retry: false,
    refetchInterval: link?.state === 'working' ? POLL_INTERVAL_MS : false,
  });
  return data?.papers.some((paper) => paper.signedBy !== 'company' && isSigned(paper)) ?? false;
}
