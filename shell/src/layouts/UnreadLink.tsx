import { MailOutlined, useActivity } from '@pratiche/ui';
import { Link } from 'react-router';
import type { MenuEntry } from '../menu/main-menu.js';
import { describeUnread } from '../menu/texts.js';

interface UnreadLinkProps {
  entry: MenuEntry;
  onNavigate?: (() => void) | undefined;
}

/** How many dossiers of a list have unread messages, with the way to them; nothing where none has. */
export function UnreadLink({ entry: { to, unreadOf }, onNavigate }: UnreadLinkProps) {
  const unread = useActivity()?.officeUnread;
  const count = unreadOf === undefined ? 0 : (unread?.[unreadOf] ?? 0);
  if (count === 0) return null;
  const label = describeUnread(count);
  return (
    <Link
      to={`${to}?unread=yes`}
      className="sh-menu-count"
      aria-label={label}
      title={label}
      onClick={onNavigate}
    >
      <MailOutlined aria-hidden="true" />
      {count}
    </Link>
  );
}
