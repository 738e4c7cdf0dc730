import { readData, type MunicipalityDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

const NO_MUNICIPALITIES: readonly MunicipalityDto[] = [];

/**
 * All municipalities, fetched once; empty until they are there.
 * @param isFetched where not, they are those that another part of the page has fetched
 */
export function useMunicipalities(isFetched = true): readonly MunicipalityDto[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['municipalities'],
    queryFn: () => readData(api.GET('/api/municipalities/getAll')),
    enabled: isFetched,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? NO_MUNICIPALITIES;
}
