import { readData, type NotificationDto } from '@pratiche/api';
import { useActivity, useApi } from '@pratiche/ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The latest notifications, read while they are shown and anew when the number at the bell changes. */
export function useNotifications(isShown: boolean): UseQueryResult<NotificationDto[]> {
  const api = useApi();
  const activity = useActivity();
  return useQuery({
    queryKey: ['notifications', 'latest', activity?.latestNotificationAt, activity?.unread],
    queryFn: () => readData(api.GET('/api/Notifications')),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
}
