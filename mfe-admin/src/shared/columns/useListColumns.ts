import { readData } from '@pratiche/api';
import { resolveOfficeColumns, type ColumnList, type OfficeColumn } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export interface ListColumns {
  /** Keys of the columns shown, in their order. */
  shown: readonly OfficeColumn[];
  changeColumns: (columns: readonly OfficeColumn[]) => void;
}

/** The columns that an operator chose for a list; the server keeps them for every machine. */
export function useListColumns(list: ColumnList): ListColumns {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const queryKey = ['list-columns', list];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/columns', { params: { query: { list } }, signal })),
    staleTime: Infinity,
  });

  async function save(columns: OfficeColumn[]): Promise<void> {
    // At once on the screen; what the server refuses comes back.
    queries.setQueryData(queryKey, { list, columns });
    try {
      await readData(api.PUT('/api/Module/columns', { body: { list, columns } }));
    } catch (error) {
      alerts.error(errorText(error));
      await queries.invalidateQueries({ queryKey });
    }
  }

  return {
    shown: data?.columns ?? resolveOfficeColumns(list, null),
    changeColumns: (columns) => void save([...columns]),
  };
}

/** The columns of a table that are shown, in their order, and the words of each for the menu. */
export function pickShownColumns<Column extends { key: string; title: string }>(
  columns: readonly Column[],
  shown: readonly OfficeColumn[],
): { columns: Column[]; titleOf: (key: OfficeColumn) => string } {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return {
    columns: shown.flatMap((key) => byKey.get(key) ?? []),
    titleOf: (key) => byKey.get(key)?.title ?? key,
  };
}
