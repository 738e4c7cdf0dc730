import { readData, type WorkDto } from '@pratiche/api';
import { refetchActivity } from '../activity/activity-query.js';
import { useActivity } from '../activity/useActivity.js';
import { errorText } from '../alerts/error-text.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { useApi } from '../session/useApi.js';
import { showBackgroundTask } from './show-background-task.js';

export interface BackgroundTasks {
  /** `undefined` until they are read. */
  tasks: WorkDto[] | undefined;
  /**
   * Starts a task and shows it; its result is saved here when it is done. `false` after a failure,
   * whose message is `failure`.
   */
  startTask: (begin: () => Promise<WorkDto>, failure: string) => Promise<boolean>;
  cancelTask: (id: string) => Promise<void>;
  removeTask: (id: string) => Promise<void>;
}

/** The background tasks of the account, read from the server: a reload loses nothing. */
export function useBackgroundTasks(): BackgroundTasks {
  const api = useApi();
  const alerts = useAlerts();
  const activity = useActivity();

  async function change(action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      alerts.error(errorText(error));
    }
    await refetchActivity();
  }

  return {
    tasks: activity?.works,
    startTask: async (begin, failure) => {
      try {
        showBackgroundTask(await begin());
        return true;
      } catch (error) {
        alerts.error(`${failure}\n${errorText(error)}`);
        return false;
      }
    },
    cancelTask: (id) =>
      change(() => readData(api.POST('/api/Works/{id}/cancel', { params: { path: { id } } }))),
    removeTask: (id) => change(() => api.DELETE('/api/Works/{id}', { params: { path: { id } } })),
  };
}
