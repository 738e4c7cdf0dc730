import { readData, type MunicipalityDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

const NO_MUNICIPALITIES: readonly MunicipalityDto[] = [];

/** All municipalities, fetched once; empty until they are there. */
export function useMunicipalities(): readonly MunicipalityDto[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['municipalities'],
    queryFn: () => readData(api.GET('/api/municipalities/getAll')),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? NO_MUNICIPALITIES;
}
