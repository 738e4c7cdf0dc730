import { readData } from '@pratiche/api';
import {
  indexMunicipalities,
  searchMunicipalities,
  type SearchableMunicipality,
} from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Searches the list of municipalities; a fetch of it that failed is tried again with the next letter. */
export function useMunicipalitySearch(): (text: string) => Promise<SearchableMunicipality[]> {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    async (text: string): Promise<SearchableMunicipality[]> => {
      const all = await client.ensureQueryData({
        queryKey: ['municipalities'],
        queryFn: () => readData(api.GET('/api/municipalities/getAll')),
        staleTime: Infinity,
        gcTime: Infinity,
      });
      return searchMunicipalities(indexMunicipalities<SearchableMunicipality>(all), text);
    },
    [api, client],
  );
}
