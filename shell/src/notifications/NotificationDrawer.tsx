import type { NotificationDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { Link } from 'react-router';
import { NoNotifications, NotificationList } from './NotificationList.js';
import './notifications.css';
import { NOTIFICATION_TEXTS } from './texts.js';
import { useMarkAsRead } from './useMarkAsRead.js';

/** Shown in the drawer; all of them are a page of their own. */
const MAX_IN_DRAWER = 15;

interface NotificationDrawerProps {
  /** `undefined` while not known. */
  notifications: readonly NotificationDto[] | undefined;
  /** Also further back than the list goes. */
  hasUnread: boolean;
  onLeave: () => void;
}

/** What the bell opens: the latest notifications, and the way to the others. */
export function NotificationDrawer({ notifications, hasUnread, onLeave }: NotificationDrawerProps) {
  const { markAllAsRead, isMarkingAll } = useMarkAsRead();
  const [latest] = notifications ?? [];
  return (
    <>
      {notifications?.length === 0 && <NoNotifications />}
      {notifications !== undefined && latest !== undefined && (
        <div className="sh-drawer">
          {hasUnread && (
            <Button loading={isMarkingAll} onClick={() => markAllAsRead(latest.id)}>
              {NOTIFICATION_TEXTS.markAll}
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
          {NOTIFICATION_TEXTS.all}
        </Link>
        <Link to="/accounts/edit#notifiche" onClick={onLeave}>
          {NOTIFICATION_TEXTS.preferences}
        </Link>
      </p>
    </>
  );
}
