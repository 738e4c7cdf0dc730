import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Marks notifications as read and shows them so everywhere. */
export function useMarkAsRead() {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const after = {
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notifications'] }),
    onError: (error: Error) => {
      alerts.error(errorText(error));
    },
  };
  const one = useMutation({
    mutationFn: (id: number) => api.notifications.markAsRead(id),
    ...after,
  });
  const all = useMutation({
    mutationFn: (lastId: number) => api.notifications.markAllAsRead(lastId),
    ...after,
  });
  return {
    read: (id: number) => one.mutate(id),
    readAll: (lastId: number) => all.mutate(lastId),
    isReadingAll: all.isPending,
  };
}
