import { Badge, BellOutlined, Button, Drawer, QueryState } from '@pratiche/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { bellLabel, BADGE_MAX } from './bell-label.js';
import { NoNotifications, NotificationList } from './NotificationList.js';
import './notifications.css';
import { useFirstPackageRefresh } from './useFirstPackageRefresh.js';
import { useNotifications } from './useNotifications.js';
import { useMarkAsRead } from './useMarkAsRead.js';

/** Shown in the drawer; all of them are a page of their own. */
const MAX_IN_DRAWER = 15;

/** Bell with the number of unread notifications; opens the latest. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useNotifications();
  useFirstPackageRefresh(data);
  const { markAllAsRead, isMarkingAll } = useMarkAsRead();
  const unread = data?.filter(({ read }) => !read).length ?? 0;
  const leave = () => setOpen(false);
  const [latest] = data ?? [];
  return (
    <>
      <button
        type="button"
        className="pr-icon-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="pr-visually-hidden">{bellLabel(unread)}</span>
        <span aria-hidden="true">
          <Badge count={unread} offset={[4, -2]} overflowCount={BADGE_MAX}>
            <BellOutlined className="sh-bell" />
          </Badge>
        </span>
      </button>
      <Drawer
        open={open}
        title="Notifiche"
        size={360}
        closable={{ 'aria-label': 'Chiudi le notifiche' }}
        onClose={leave}
      >
        <QueryState for={{ data, error, refetch }} />
        {latest === undefined && data !== undefined && <NoNotifications />}
        {latest !== undefined && (
          <div className="sh-drawer">
            {unread > 0 && (
              <Button loading={isMarkingAll} onClick={() => markAllAsRead(latest.id)}>
                Segna tutte come lette
              </Button>
            )}
            <NotificationList
              notifications={(data ?? []).slice(0, MAX_IN_DRAWER)}
              heading="h3"
              onLeave={leave}
            />
          </div>
        )}
        <p className="sh-drawer-links">
          <Link to="/notifications" onClick={leave}>
            Tutte le notifiche
          </Link>
          <Link to="/accounts/edit#notifiche" onClick={leave}>
            Preferenze e-mail
          </Link>
        </p>
      </Drawer>
    </>
  );
}
