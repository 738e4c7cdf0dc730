import { readData, type ClientLinkDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** How often an open dossier looks whether the customer has saved. */
const POLL_INTERVAL_MS = 15_000;

const beneficiaryLinkKey = (id: number | null) => ['client-link', id];

export interface BeneficiaryLinkState {
  link: ClientLinkDto | null;
  /** The first answer is under way; without a network none is. */
  isLoading: boolean;
  refreshLink: () => Promise<void>;
}

/**
 * The latest link of a dossier; polled while the customer may be using it.
 * @param isPolled the customer can change something with it
 */
export function useBeneficiaryLink(id: number | null, isPolled = true): BeneficiaryLinkState {
  const api = useApi();
  const cache = useQueryClient();
  const { data, isLoading } = useQuery({
    queryKey: beneficiaryLinkKey(id),
    queryFn: () =>
      id === null
        ? null
        : readData(api.GET('/api/Module/beneficiaryLink/{id}', { params: { path: { id } } })).then(
            ({ link }) => link,
          ),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      isPolled && state.data?.state === 'working' ? POLL_INTERVAL_MS : false,
  });
  const refreshLink = useCallback(
    () => cache.invalidateQueries({ queryKey: beneficiaryLinkKey(id) }),
    [cache, id],
  );
  return { link: data ?? null, isLoading, refreshLink };
}
