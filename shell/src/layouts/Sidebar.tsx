import { useSession, MailOutlined, useActivity, useOfficeWaiting } from '@pratiche/ui';
import { Fragment } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { findParentEntry } from '../menu/current-entry.js';
import { buildMainMenu, groupMenu, type MenuEntry } from '../menu/main-menu.js';
import { Logo } from './Logo.js';
import { describeUnread, WAITING_TEXTS } from '../menu/texts.js';
import { LAYOUT_TEXTS } from './texts.js';

/** Version shown in the sidebar (spec platform §2). */
const VERSION_LABEL = 'v1.0';

/** Name, menu by role, version. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { user } = useSession();
  const location = useLocation();
  const menu = user ? buildMainMenu(user) : [];
  const groups = groupMenu(menu);
  const parent = findParentEntry(
    location,
    menu.map(({ to }) => to),
  );
  return (
    <div className="sh-sidebar-inner">
      <NavLink to="/" className="sh-brand" {...(onNavigate ? { onClick: onNavigate } : {})}>
        <Logo />
      </NavLink>
      {groups.length > 0 && (
        <nav aria-label={LAYOUT_TEXTS.mainMenu}>
          {groups.map(({ title, entries }) => (
            <Fragment key={title ?? ''}>
              {title && (
                <p className="sh-menu-heading" aria-hidden="true">
                  {title}
                </p>
              )}
              <ul aria-label={title}>
                {entries.map((entry) => {
                  const { to, label, Icon } = entry;
                  const content = (
                    <>
                      <Icon aria-hidden="true" />
                      <span>{label}</span>
                      <WaitingCount entry={entry} />
                    </>
                  );
                  const onClick = onNavigate ? { onClick: onNavigate } : {};
                  return (
                    <li key={to}>
                      {to === parent ? (
                        <Link to={to} className="active" aria-current="true" {...onClick}>
                          {content}
                        </Link>
                      ) : (
                        <NavLink to={to} {...onClick}>
                          {content}
                        </NavLink>
                      )}
                      <ContractsLink entry={entry} onNavigate={onNavigate} />
                      <UnreadLink entry={entry} onNavigate={onNavigate} />
                    </li>
                  );
                })}
              </ul>
            </Fragment>
          ))}
        </nav>
      )}
      <p className="sh-version">{VERSION_LABEL}</p>
    </div>
  );
}

interface UnreadLinkProps {
  entry: MenuEntry;
  onNavigate?: (() => void) | undefined;
}

/** How many dossiers of a list have unread messages, with the way to them; nothing where none has. */
function UnreadLink({ entry: { to, unreadOf }, onNavigate }: UnreadLinkProps) {
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

interface WaitingProps {
  entry: MenuEntry;
}

/** How much waits behind an entry, within its link; nothing where nothing does. */
function WaitingCount({ entry: { waiting } }: WaitingProps) {
  const count = useCount(waiting === 'contracts' ? undefined : waiting);
  if (waiting === undefined || count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="sh-menu-number">
        {count}
      </span>
      <span className="pr-visually-hidden">, {WAITING_TEXTS[waiting](count)}</span>
    </>
  );
}

/** Contracts are a part of the accounts: their number leads to the accounts that it counts. */
function ContractsLink({
  entry: { to, waiting },
  onNavigate,
}: WaitingProps & { onNavigate?: (() => void) | undefined }) {
  const count = useCount(waiting === 'contracts' ? waiting : undefined);
  if (count === 0) return null;
  const label = WAITING_TEXTS.contracts(count);
  return (
    <Link
      to={`${to}?state=toVerify`}
      className="sh-menu-count"
      aria-label={label}
      title={label}
      onClick={onNavigate}
    >
      <span className="sh-menu-number">{count}</span>
    </Link>
  );
}

function useCount(name: MenuEntry['waiting']): number {
  const waiting = useOfficeWaiting();
  const unread = useActivity()?.unread ?? 0;
  if (name === 'mentions') return unread;
  return name === undefined ? 0 : (waiting?.[name] ?? 0);
}
