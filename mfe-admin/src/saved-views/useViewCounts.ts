import { readData, type SavedViewDto, type ViewCountDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { LIST_REFRESH_MS } from '../shared/list-refresh.js';

/** How many dossiers each view shows; views that search a name are not counted. */
export function useViewCounts(list: SavedViewDto['list']): ReadonlyMap<string, ViewCountDto> {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['dossier-view-counts', list],
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/views/counts', { params: { query: { list } }, signal })),
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  });
  return new Map(data.map((one) => [one.key, one]));
}
