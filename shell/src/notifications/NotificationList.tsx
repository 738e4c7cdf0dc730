import type { NotificationDto } from '@pratiche/api';
import { Button, CheckOutlined, EmptyState, formatTime } from '@pratiche/ui';
import { Link } from 'react-router';
import { groupNotifications } from './group-notifications.js';
import { NOTIFICATION_TEXTS } from './texts.js';
import { useMarkAsRead } from './useMarkAsRead.js';

interface NotificationListProps {
  notifications: readonly NotificationDto[];
  /** The page that shows it is being opened. */
  onLeave?: () => void;
}

/** Events of the user's dossiers and credits by day, the latest of a dossier on top of those before it. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  return (
    <div className="sh-notifications">
      {groupNotifications(notifications).map(({ label, groups }) => (
        <section key={label}>
          <h2>{label}</h2>
          {groups.map((group) => (
            <NotificationGroup key={group[0]?.id} group={group} onLeave={onLeave} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface NotificationGroupProps {
  /** Of one dossier and day, the latest first; never empty. */
  group: readonly NotificationDto[];
  onLeave: (() => void) | undefined;
}

/** The latest event of a dossier; those before it are folded below. */
function NotificationGroup({ group, onLeave }: NotificationGroupProps) {
  const { markAsRead } = useMarkAsRead();
  const [latest, ...earlier] = group;
  if (latest === undefined) return null;
  const unread = earlier.filter(({ read }) => !read);
  return (
    <div className="sh-notification-group">
      <ul>
        <NotificationItem
          notification={latest}
          onOpen={() => {
            // Who opens the dossier sees how it came there.
            for (const { id } of unread) markAsRead(id);
            onLeave?.();
          }}
        />
      </ul>
      {earlier.length > 0 && (
        <details>
          <summary>{NOTIFICATION_TEXTS.earlier(earlier.length, unread.length)}</summary>
          <ul>
            {earlier.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onOpen={onLeave}
              />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface NotificationItemProps {
  notification: NotificationDto;
  onOpen: (() => void) | undefined;
}

/** One event: all of it opens its page, and an unread one can be ticked off. */
function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { markAsRead } = useMarkAsRead();
  const { id, title, text, created, read, path } = notification;
  return (
    <li className={read ? '' : 'sh-unread'}>
      <div>
        <p className="sh-notification-title">
          {!read && (
            <span className="sh-new">
              <span className="pr-visually-hidden">{NOTIFICATION_TEXTS.unread} </span>
            </span>
          )}
          {path === null ? (
            title
          ) : (
            <Link
              to={path}
              onClick={() => {
                if (!read) markAsRead(id);
                onOpen?.();
              }}
            >
              {title}
            </Link>
          )}
        </p>
        {text !== '' && <p>{text}</p>}
      </div>
      <time dateTime={created}>{formatTime(created)}</time>
      {!read && (
        <Button
          type="text"
          icon={<CheckOutlined aria-hidden="true" />}
          aria-label={NOTIFICATION_TEXTS.markRead(title)}
          onClick={() => markAsRead(id)}
        />
      )}
    </li>
  );
}

export const NoNotifications = () => (
  <EmptyState drawing="bell" title={NOTIFICATION_TEXTS.none} text={NOTIFICATION_TEXTS.noneText} />
);
