import type { WorkDto } from '@pratiche/api';
import {
  ACTIVITY_KEY,
  NO_ACTIVITY,
  refetchActivity,
  type Activity,
} from '../activity/activity-query.js';
import { queryClient } from '../providers/query-client.js';
import { backgroundTaskStore } from './background-task-store.js';

/** Shows a work that was just started, and has its result saved here when it is done. */
export function showBackgroundTask(work: WorkDto): void {
  backgroundTaskStore.markStartedHere(work.id);
  queryClient.setQueryData<Activity>(ACTIVITY_KEY, (known = NO_ACTIVITY) => ({
    ...known,
    works: [work, ...known.works.filter(({ id }) => id !== work.id)],
    etag: null,
  }));
  backgroundTaskStore.setPanelOpen(true);
  void refetchActivity();
}
