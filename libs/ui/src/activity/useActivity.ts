import { useQuery, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnfinishedTask } from './unfinished-task.js';
import { useSession } from '../session/useSession.js';
import { activityPollDelay } from './activity-poll.js';
import { ACTIVITY_KEY, fetchActivity, type Activity } from './activity-query.js';

function useActivityOptions() {
  const { user } = useSession();
  return {
    queryKey: ACTIVITY_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchActivity(signal),
    enabled: user !== null && user.mustSetUpSecondStep !== true,
  };
}

/** Unread notifications and background tasks of the account; `undefined` until they are read. */
export const useActivity = (): Activity | undefined => useQuery(useActivityOptions()).data;

/**
 * Keeps the activity up to date by one conditional call for all that shows it; for the frame alone,
 * because every user of it has a timer. It rests in a hidden tab and without a network, and asks at
 * once when the window has the focus or the network again.
 */
export function useActivityPolling(): void {
  const { refetch } = useQuery({
    ...useActivityOptions(),
    refetchInterval: pollDelay,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  // The query reacts only to page visibility; a window beside another one stays visible all the
  // time.
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
}

const pollDelay = ({ state }: Pick<Query<Activity>, 'state'>): number | false =>
  activityPollDelay({
    hasOpenTask: state.data?.works.some(isUnfinishedTask) ?? false,
    silentMs: Math.max(0, state.errorUpdatedAt - state.dataUpdatedAt),
    isOnline: navigator.onLine,
  });
