import {
  Badge,
  BellOutlined,
  Drawer,
  LoadingState,
  loadWhenOnline,
  QueryState,
  useActivity,
  useSession,
} from '@pratiche/ui';
import { lazy, Suspense, useState, useEffect } from 'react';
import { bellLabel, BADGE_MAX } from './bell-label.js';
import { useNotifications } from './useNotifications.js';
import { BELL_TEXTS } from './bell-texts.js';

// The bell is part of the frame, which every first page pays for; its list comes with the page of all
// of them.
const NotificationDrawer = lazy(async () => ({
  default: await loadWhenOnline(
    async () => (await import('./NotificationsPage.js')).NotificationDrawer,
  ),
}));

/** Bell with the number of unread notifications; opens the latest. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const unread = useActivity()?.unread ?? 0;
  const { data, error, refetch } = useNotifications(open);
  useFirstPackageRefresh();
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
        title={BELL_TEXTS.notifications}
        size={360}
        closable={{ 'aria-label': BELL_TEXTS.close }}
        onClose={() => setOpen(false)}
      >
        <QueryState for={{ data, error, refetch }} />
        <Suspense fallback={<LoadingState />}>
          <NotificationDrawer
            notifications={data}
            hasUnread={unread > 0}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      </Drawer>
    </>
  );
}

/**
 * The first package unlocks pages of the menu, which depends on the user loaded at login: reloads
 * the user when the package arrives.
 */
function useFirstPackageRefresh(): void {
  const { user, refreshUser } = useSession();
  const isAwaited = user?.isFirstPackageAcquired === false;
  const { data: notifications } = useNotifications(isAwaited);
  const hasCome = isAwaited && notifications?.some(({ kind }) => kind === 'credits') === true;
  useEffect(() => {
    // Without the server the menu stays unchanged until the next poll; the pages check with the
    // server themselves.
    if (hasCome) refreshUser().catch(() => undefined);
  }, [hasCome, refreshUser]);
}
