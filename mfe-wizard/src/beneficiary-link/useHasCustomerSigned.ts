import type { ClientLinkDto, SignablePaperDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { listOwnerPapers, ownerPapersKey } from '../signing/owner-papers.js';
import { isLeftToSign, isSigned } from '../signing/paper-state.js';

/** How often an open dossier looks whether the customer has signed. */
const POLL_INTERVAL_MS = 15_000;

/** Whether an online signature of the customer stands. */
export const useHasCustomerSigned = (id: number | null, link: ClientLinkDto | null): boolean =>
  useCustomerPapers(id, link).some(isSigned);

/** Whether the customer has finished and signed all that is signed online: nothing is asked any more. */
export function useIsCustomerDone(id: number | null, link: ClientLinkDto | null): boolean {
  const papers = useCustomerPapers(id, link);
  const isAnswered = link?.state === 'working' && link.finishedAt !== null;
  return isAnswered && papers.some(isSigned) && !papers.some(isLeftToSign);
}

/** The customer's papers; asked only where the customer had a link. */
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
  return (data?.papers ?? []).filter(({ signedBy }) => signedBy !== 'company');
}
