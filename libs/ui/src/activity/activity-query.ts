import type { ActivityDto } from '@pratiche/api';
import { queryClient } from '../providers/query-client.js';
import { api } from '../session/session.js';

/** What is new for the account, with the version that the server gave it. */
export interface Activity extends ActivityDto {
  /** `null` while a change of this page is in it that the server has not answered yet. */
  etag: string | null;
}

export const NO_ACTIVITY: Activity = {
  unread: 0,
  latestNotificationAt: null,
  officeUnread: null,
  works: [],
  etag: null,
};

/** Earlier copies of this library refetch the tasks by the first word alone. */
export const BACKGROUND_TASKS_KEY = ['works'];
export const ACTIVITY_KEY = [...BACKGROUND_TASKS_KEY, 'activity'];

/** Sends the version that is here: while it holds, the server answers 304 without a body. */
export async function fetchActivity(signal: AbortSignal): Promise<Activity> {
  const known = queryClient.getQueryData<Activity>(ACTIVITY_KEY);
  const etag = known?.etag ?? null;
  const { data, response } = await api.GET('/api/Accounts/activity', {
    signal,
    params: { header: etag === null ? {} : { 'If-None-Match': etag } },
  });
  return data === undefined
    ? (known ?? NO_ACTIVITY)
    : { ...data, etag: response.headers.get('etag') };
}

/** Asks at once, after a change that this page made. */
export const refetchActivity = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: BACKGROUND_TASKS_KEY });
