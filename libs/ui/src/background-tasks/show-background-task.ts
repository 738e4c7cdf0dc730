import type { WorkDto } from '@pratiche/api';
import { queryClient } from '../providers/query-client.js';
import { backgroundTaskStore } from './background-task-store.js';

export const BACKGROUND_TASKS_KEY = ['works'];

/** Shows a work that was just started, and has its result saved here when it is done. */
export function showBackgroundTask(work: WorkDto): void {
  backgroundTaskStore.markStartedHere(work.id);
  queryClient.setQueryData<WorkDto[]>(BACKGROUND_TASKS_KEY, (list = []) => [
    work,
    ...list.filter(({ id }) => id !== work.id),
  ]);
  backgroundTaskStore.setPanelOpen(true);
  void queryClient.invalidateQueries({ queryKey: BACKGROUND_TASKS_KEY });
}
