import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** The portal asks for notifications this often (spec platform §9), and at once when its window is looked at again. */
export const POLL_MS = 240_000;

export function useNotifications() {
  const api = useApi();
  return useQuery({ queryKey: ['notifications', 'latest'], queryFn: () => api.notifications.getAll(), refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' });
}
