import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The portal asks for notifications this often (spec platform §9). */
const POLL_MS = 240_000;

/** The latest notifications; asked for again by time, and at once when somebody comes back to the window. */
export function useNotifications() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['notifications', 'latest'],
    queryFn: () => api.notifications.getAll(),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const { refetch } = query;
  // The query itself looks only at whether the page can be seen; a window beside another one is seen all the time.
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  return query;
}
