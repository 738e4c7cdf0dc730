import { readData, type OfficeWaitingDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../session/session.js';
import { useSession } from '../session/useSession.js';
import { ACTIVITY_KEY } from './activity-query.js';

/** While a task is under way the activity is read every second; these counts need not be. */
const FRESH_MS = 30_000;

/**
 * What waits for the back office; `undefined` for others and until it is counted. It is read again
 * after the activity of the frame was, without a timer of its own.
 * @param refreshMs for a page that is about these counts
 */
export function useOfficeWaiting(refreshMs?: number): OfficeWaitingDto | undefined {
  const { user } = useSession();
  const enabled = user !== null && user.mustSetUpSecondStep !== true && isBackOffice(user.role);
  const activity = useQuery({ queryKey: ACTIVITY_KEY, enabled: false });
  const { data, dataUpdatedAt, refetch } = useQuery({
    // Below the key of the activity: what makes that be asked again, such as an act of this page, reaches it too.
    queryKey: [...ACTIVITY_KEY, 'waiting'],
    queryFn: ({ signal }) => readData(api.GET('/api/Accounts/office-waiting', { signal })),
    enabled,
    staleTime: FRESH_MS,
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
  });
  useEffect(() => {
    if (enabled && dataUpdatedAt > 0 && activity.dataUpdatedAt - dataUpdatedAt > FRESH_MS)
      void refetch({ cancelRefetch: false });
  }, [enabled, activity.dataUpdatedAt, dataUpdatedAt, refetch]);
  return enabled ? data : undefined;
}
