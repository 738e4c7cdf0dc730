import { readData, type NotificationDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Poll interval for notifications (spec platform §9). */
const POLL_MS = 240_000;

/** The latest notifications; polled, and refetched at once when the window regains focus. */
export function useNotifications(): UseQueryResult<NotificationDto[]> {
  const api = useApi();
  const query = useQuery({
    queryKey: ['notifications', 'latest'],
    queryFn: () => readData(api.GET('/api/Notifications')),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const { refetch } = query;
  // The query reacts only to page visibility; a window beside another one stays visible all the
  // time.
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  return query;
}
