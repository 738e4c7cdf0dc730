import { readPage, type DossierListItemDto } from '@pratiche/api';
import { ADMIN_LIST_FILTERS, MAX_BULK_DOSSIERS, type OfficeList } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { toListQuery, type ListState } from '@pratiche/ui/lists';
import { useState } from 'react';

/** Most rows of one page of the API. */
const PAGE_SIZE = 100;

interface MatchingDossiers {
  isLoading: boolean;
  /** Reads all dossiers that match the filters, up to what one bulk action takes. */
  loadMatching: () => Promise<readonly DossierListItemDto[] | null>;
}

/** The dossiers of a list beyond the page that is shown. */
export function useMatchingDossiers(state: OfficeList, params: ListState): MatchingDossiers {
  const api = useApi();
  const alerts = useAlerts();
  const [isLoading, setLoading] = useState(false);

  async function readAll(): Promise<readonly DossierListItemDto[]> {
    const found = new Map<number, DossierListItemDto>();
    for (let page = 1; page * PAGE_SIZE <= MAX_BULK_DOSSIERS; page += 1) {
      // By number: new arrivals do not move rows from one page to the next.
      const query = toListQuery(
        { ...params, sort: 'id', page, pageSize: PAGE_SIZE },
        ADMIN_LIST_FILTERS,
      );
      const { rows } = await readPage(
        api.GET('/api/Module/getAll', { params: { query: { ...query, state } } }),
      );
      for (const row of rows) found.set(row.id, row);
      if (rows.length < PAGE_SIZE) break;
    }
    return [...found.values()];
  }

  return {
    isLoading,
    loadMatching: async () => {
      setLoading(true);
      try {
        return await readAll();
      } catch (error) {
        alerts.error(errorText(error));
        return null;
      } finally {
        setLoading(false);
      }
    },
  };
}
