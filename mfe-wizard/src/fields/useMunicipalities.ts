import type { Municipality } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

const NO_MUNICIPALITIES: readonly Municipality[] = [];

/** All municipalities, fetched once; empty until they are there. */
export function useMunicipalities(): readonly Municipality[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['municipalities'],
    queryFn: () => api.municipalities.getAll(),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? NO_MUNICIPALITIES;
}
