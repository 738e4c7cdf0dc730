import type { ApiClient, DossierListItem } from '@pratiche/api';
import { deadlineLight, todayInRome } from '@pratiche/domain';

const PAGE_SIZE = 100;
/** Drafts without a deadline come first in the server's order: so many pages of them are skipped at most. */
const MAX_PAGES = 5;

/** The caller's drafts whose deadline is near or past, most urgent first. */
export async function nearDeadlines(api: ApiClient, signal: AbortSignal, today = todayInRome()): Promise<DossierListItem[]> {
  const near: DossierListItem[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows } = await api.module.list({ state: 'DRAFT', sort: 'deadlineDate', page, pageSize: PAGE_SIZE }, signal);
    near.push(...rows.filter(({ deadlineDate }) => deadlineDate !== null && deadlineLight(deadlineDate, today) !== 'green'));
    const last = rows.at(-1);
    if (rows.length < PAGE_SIZE || !last || (last.deadlineDate !== null && deadlineLight(last.deadlineDate, today) === 'green')) break;
  }
  return near;
}
