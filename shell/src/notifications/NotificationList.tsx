import type { Notification } from '@pratiche/api';
import { Button, DateText, EmptyState, errorText, useAlerts, useApi } from '@pratiche/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

interface NotificationListProps {
  notifications: readonly Notification[];
  onLeave: () => void;
}

/** What happened to one's dossiers, newest first. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: (id: number) => api.notifications.markAsRead(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notifications'] }),
    onError: (error) => { onLeave(); alerts.error(errorText(error)); },
  });
  if (notifications.length === 0) return <EmptyState title="Nessuna notifica" text="Qui arrivano gli aggiornamenti sulle pratiche." />;
  return (
    <ul className="sh-notifications">
      {notifications.map((notification) => (
        <li key={notification.id} className={notification.read ? '' : 'sh-unread'}>
          <h3>{notification.title}</h3>
          <p>{notification.text}</p>
          <p className="pr-muted"><DateText value={notification.created} time /></p>
          {notification.moduleId !== null && (
            <Link to={`/modules/edit/${notification.moduleId}`} aria-label={`Apri la pratica ${notification.moduleId}`}
              onClick={() => { if (!notification.read) read.mutate(notification.id); onLeave(); }}>Apri la pratica</Link>
          )}
          {!notification.read && <Button onClick={() => read.mutate(notification.id)}>Segna come letta</Button>}
        </li>
      ))}
    </ul>
  );
}
