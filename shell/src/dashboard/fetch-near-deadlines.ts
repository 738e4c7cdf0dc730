import type { ApiClient, DossierListItem } from '@pratiche/api';
import { addDays, AMBER_DAYS, getTodayInRome } from '@pratiche/domain';

const MAX_ROWS = 100;

/** The caller's drafts whose deadline is near or past, most urgent first: found along an index, however many drafts there are. */
export async function fetchNearDeadlines(
  api: ApiClient,
  signal: AbortSignal,
  today = getTodayInRome(),
): Promise<DossierListItem[]> {
  const { rows } = await api.module.list(
    {
      state: 'DRAFT',
      deadlineTo: addDays(today, AMBER_DAYS),
      sort: 'deadlineDate',
      page: 1,
      pageSize: MAX_ROWS,
    },
    signal,
  );
  return rows;
}
