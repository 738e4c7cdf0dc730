import type { Work } from '@pratiche/api';
import { queryClient } from '../providers/query-client.js';
import { worksStore } from './works-store.js';

export const WORKS_KEY = ['works'];

/** Shows a work that was just started, and has its result saved here when it is done. */
export function showWork(work: Work): void {
  worksStore.startedHere(work.id);
  queryClient.setQueryData<Work[]>(WORKS_KEY, (list = []) => [
    work,
    ...list.filter(({ id }) => id !== work.id),
  ]);
  worksStore.setOpen(true);
  void queryClient.invalidateQueries({ queryKey: WORKS_KEY });
}
