import type { ApiClient, DossierListItem } from '@pratiche/api';
import { addDays, AMBER_DAYS, todayInRome } from '@pratiche/domain';

const SHOWN = 100;

/** The caller's drafts whose deadline is near or past, most urgent first: found along an index, however many drafts there are. */
export async function nearDeadlines(
  api: ApiClient,
  signal: AbortSignal,
  today = todayInRome(),
): Promise<DossierListItem[]> {
  const { rows } = await api.module.list(
    {
      state: 'DRAFT',
      deadlineTo: addDays(today, AMBER_DAYS),
      sort: 'deadlineDate',
      page: 1,
      pageSize: SHOWN,
    },
    signal,
  );
  return rows;
}
