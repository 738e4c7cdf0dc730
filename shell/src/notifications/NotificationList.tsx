import type { NotificationDto } from '@pratiche/api';
import { Button, DateText, EmptyState } from '@pratiche/ui';
import { Link } from 'react-router';
import { useMarkAsRead } from './useMarkAsRead.js';

interface NotificationListProps {
  notifications: readonly NotificationDto[];
  /** Level of the titles: below the title of the drawer or page. */
  heading: 'h2' | 'h3';
  /** The page that shows it is being opened. */
  onLeave?: () => void;
}

const linkText = ({ kind, moduleId }: NotificationDto): string =>
  kind === 'credits' ? 'Apri il portafoglio' : `Apri la pratica ${moduleId ?? ''}`;

/** Events of the user's dossiers and credits, newest first. */
export function NotificationList({
  notifications,
  heading: Heading,
  onLeave,
}: NotificationListProps) {
  const { markAsRead } = useMarkAsRead();
  return (
    <ul className="sh-notifications">
      {notifications.map((notification) => (
        <li key={notification.id} className={notification.read ? '' : 'sh-unread'}>
          <Heading className="sh-notification-title">
            {!notification.read && <span className="sh-new">Nuova</span>}
            {notification.title}
          </Heading>
          <p>{notification.text}</p>
          <p className="pr-muted">
            <DateText value={notification.created} time />
          </p>
          <div className="sh-notification-actions">
            {notification.path !== null && (
              <Link
                to={notification.path}
                onClick={() => {
                  if (!notification.read) markAsRead(notification.id);
                  onLeave?.();
                }}
              >
                {linkText(notification)}
              </Link>
            )}
            {!notification.read && (
              <Button onClick={() => markAsRead(notification.id)}>
                Segna come letta<span className="pr-visually-hidden">: {notification.title}</span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const NoNotifications = () => (
  <EmptyState
    title="Nessuna notifica"
    text="Qui arrivano gli aggiornamenti su pratiche, scadenze e crediti."
  />
);
