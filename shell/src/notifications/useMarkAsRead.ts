import { errorText, refetchActivity, useAlerts, useApi } from '@pratiche/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface MarkAsRead {
  markAsRead: (id: number) => void;
  /** @param lastId the newest notification on the screen: later ones stay unread */
  markAllAsRead: (lastId: number) => void;
  isMarkingAll: boolean;
}

/** Marks notifications as read and shows them so everywhere. */
export function useMarkAsRead(): MarkAsRead {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const after = {
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['notifications'] }), refetchActivity()]),
    onError: (error: Error) => {
      alerts.error(errorText(error));
    },
  };
  const one = useMutation({
    mutationFn: (id: number) =>
      api.POST('/api/Notifications/{id}/read', { params: { path: { id } } }),
    ...after,
  });
  const all = useMutation({
    mutationFn: (lastId: number) => api.POST('/api/Notifications/read', { body: { lastId } }),
    ...after,
  });
  return {
    markAsRead: (id) => one.mutate(id),
    markAllAsRead: (lastId) => all.mutate(lastId),
    isMarkingAll: all.isPending,
  };
}
