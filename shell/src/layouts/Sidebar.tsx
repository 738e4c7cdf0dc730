import { useSession } from '@pratiche/ui';
import { Fragment } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { findParentEntry } from '../menu/current-entry.js';
import { buildMainMenu, groupMenu } from '../menu/main-menu.js';
import { Logo } from './Logo.js';
import { UnreadLink } from './UnreadLink.js';
import { ContractsLink, WaitingCount } from './WaitingCount.js';
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
