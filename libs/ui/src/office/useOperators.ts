import { readData, type OperatorDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** Whom dossiers can be assigned to. */
export function useOperators(): readonly OperatorDto[] {
  const api = useApi();
  return (
    useQuery({
      queryKey: ['operators'],
      queryFn: ({ signal }) => readData(api.GET('/api/module/operators', { signal })),
    }).data ?? []
  );
}
