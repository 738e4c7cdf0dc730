import type { InvoicesDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDossierState } from '../form/dossier-session-context.js';
import { INVOICES_KEY, readInvoices } from './invoice-calls.js';

/** The invoices of the open dossier, read again after each save, because they are held against it. */
export function useInvoices(): UseQueryResult<InvoicesDto> {
  const api = useApi();
  const id = useDossierState((state) => state.id);
  const version = useDossierState((state) => state.record?.version ?? 0);
  return useQuery({
    queryKey: [INVOICES_KEY, id, version],
    queryFn: () => readInvoices(api, id ?? 0),
    enabled: id !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
