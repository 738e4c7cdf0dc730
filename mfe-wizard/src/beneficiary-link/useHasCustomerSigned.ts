import type { ClientLinkDto, SignablePaperDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { listOwnerPapers, ownerPapersKey } from '../signing/owner-papers.js';
import { isSigned } from '../signing/paper-state.js';

/** How often an open dossier looks whether the customer has signed. */
const POLL_INTERVAL_MS = 15_000;

/** The papers that the customer signs; asked for only where the customer had a link. */
export function useCustomerPapers(
  id: number | null,
  link: ClientLinkDto | null,
): SignablePaperDto[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ownerPapersKey(id ?? 0),
    queryFn: () => listOwnerPapers(api, id ?? 0),
    enabled: id !== null && link !== null,
    retry: false,
    refetchInterval: link?.state === 'working' ? POLL_INTERVAL_MS : false,
  });
  return data?.papers.filter(({ signedBy }) => signedBy !== 'company') ?? [];
}

/** Whether an online signature of the customer stands. */
export const useHasCustomerSigned = (id: number | null, link: ClientLinkDto | null): boolean =>
  useCustomerPapers(id, link).some(isSigned);
