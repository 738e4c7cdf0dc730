import { readData, type WorkDto } from '@pratiche/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../alerts/error-text.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { useApi } from '../session/useApi.js';
import { useSession } from '../session/useSession.js';
import { showBackgroundTask, BACKGROUND_TASKS_KEY } from './show-background-task.js';
import { isUnfinishedTask } from './background-task-text.js';

const POLL_MS = 1_000;
/** Nothing under way: another tab or device may have started something. */
const IDLE_POLL_MS = 120_000;

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
  const queries = useQueryClient();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: BACKGROUND_TASKS_KEY,
    queryFn: ({ signal }) => readData(api.GET('/api/Works', { signal })),
    enabled: user !== null,
    refetchInterval: ({ state }) => (state.data?.some(isUnfinishedTask) ? POLL_MS : IDLE_POLL_MS),
  });

  const refetchTasks = () => queries.invalidateQueries({ queryKey: BACKGROUND_TASKS_KEY });
  async function change(action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      alerts.error(errorText(error));
    }
    await refetchTasks();
  }

  return {
    tasks: data,
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
