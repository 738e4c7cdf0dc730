import { readPage, type NotificationDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { Button, PageHeader, useActivity, useApi, useSession, QueryState } from '@pratiche/ui';
import { useListParams } from '@pratiche/ui/lists';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NoNotifications, NotificationList } from './NotificationList.js';
import './notifications.css';
import { NOTIFICATION_TEXTS } from './texts.js';
import { useNotifications } from './useNotifications.js';
import { useMarkAsRead } from './useMarkAsRead.js';

/** Shown in the drawer; all of them are a page of their own. */
const MAX_IN_DRAWER = 15;

const PAGE_SIZE = 20;

/** Every notification of the last year, by pages. */
export function NotificationsPage() {
  const api = useApi();
  const { page, setPage } = useListParams();
  const isFitter = !isBackOffice(useSession().user?.role ?? 'User');
  const { data: latest = [] } = useNotifications(true);
  const { markAllAsRead, isMarkingAll } = useMarkAsRead();
  const { data, error, refetch } = useQuery({
    queryKey: ['notifications', 'history', page],
    queryFn: () =>
      readPage(
        api.GET('/api/Notifications/history', { params: { query: { page, pageSize: PAGE_SIZE } } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const hasUnread = (useActivity()?.unread ?? 0) > 0 && latest.length > 0;
  return (
    <>
      <PageHeader
        title={isFitter ? NOTIFICATION_TEXTS.title : NOTIFICATION_TEXTS.mentions}
        subtitle={isFitter ? NOTIFICATION_TEXTS.subtitle : NOTIFICATION_TEXTS.mentionsSubtitle}
        actions={
          hasUnread ? (
            <Button loading={isMarkingAll} onClick={() => markAllAsRead(latest[0]?.id ?? 0)}>
              {NOTIFICATION_TEXTS.markAll}
            </Button>
          ) : undefined
        }
      />
      {isFitter && (
        <p>
          <Link className="sh-prefs-link" to="/accounts/edit#notifiche">
            {NOTIFICATION_TEXTS.chooseMails}
          </Link>
        </p>
      )}
      <QueryState for={{ data, error, refetch }} />
      {data?.total === 0 &&
        (isFitter ? (
          <NoNotifications />
        ) : (
          <p className="pr-muted">{NOTIFICATION_TEXTS.noMentions}</p>
        ))}
      {data !== undefined && data.total > 0 && (
        <>
          <NotificationList notifications={data.rows} />
          {pages > 1 && (
            <nav className="sh-pages" aria-label={NOTIFICATION_TEXTS.pages}>
              <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {NOTIFICATION_TEXTS.newer}
              </Button>
              <span aria-live="polite">{NOTIFICATION_TEXTS.page(page, pages)}</span>
              <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {NOTIFICATION_TEXTS.older}
              </Button>
            </nav>
          )}
        </>
      )}
    </>
  );
}

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
