import type { NotificationDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { Link } from 'react-router';
import { NoNotifications, NotificationList } from './NotificationList.js';
import './notifications.css';
import { useMarkAsRead } from './useMarkAsRead.js';

/** Shown in the drawer; all of them are a page of their own. */
const MAX_IN_DRAWER = 15;

interface NotificationDrawerProps {
  /** `undefined` while not known. */
  notifications: readonly NotificationDto[] | undefined;
  onLeave: () => void;
}

/** What the bell opens: the latest notifications, and the way to the others. */
export function NotificationDrawer({ notifications, onLeave }: NotificationDrawerProps) {
  const { markAllAsRead, isMarkingAll } = useMarkAsRead();
  const [latest] = notifications ?? [];
  return (
    <>
      {notifications?.length === 0 && <NoNotifications />}
      {notifications !== undefined && latest !== undefined && (
        <div className="sh-drawer">
          {notifications.some(({ read }) => !read) && (
            <Button loading={isMarkingAll} onClick={() => markAllAsRead(latest.id)}>
              Segna tutte come lette
            </Button>
          )}
          <NotificationList
            notifications={notifications.slice(0, MAX_IN_DRAWER)}
            heading="h3"
            onLeave={onLeave}
          />
        </div>
      )}
      <p className="sh-drawer-links">
        <Link to="/notifications" onClick={onLeave}>
          Tutte le notifiche
        </Link>
        <Link to="/accounts/edit#notifiche" onClick={onLeave}>
          Preferenze e-mail
        </Link>
      </p>
    </>
  );
}
