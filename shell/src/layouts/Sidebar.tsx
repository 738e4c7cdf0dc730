import { useSession } from '@pratiche/ui';
import { Fragment } from 'react';
import { NavLink } from 'react-router';
import { buildMainMenu, groupMenu } from '../menu/main-menu.js';
import { Logo } from './Logo.js';

/** Version shown in the sidebar (spec platform §2). */
const VERSION_LABEL = 'v1.0';

/** Name, menu by role, version. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { user } = useSession();
  const groups = user ? groupMenu(buildMainMenu(user)) : [];
  return (
    <div className="sh-sidebar-inner">
      <NavLink to="/" className="sh-brand" {...(onNavigate ? { onClick: onNavigate } : {})}>
        <Logo />
      </NavLink>
      {groups.length > 0 && (
        <nav aria-label="Menu principale">
          {groups.map(({ title, entries }) => (
            <Fragment key={title ?? ''}>
              {title && (
                <p className="sh-menu-heading" aria-hidden="true">
                  {title}
                </p>
              )}
              <ul aria-label={title}>
                {entries.map(({ to, label, Icon }) => (
                  <li key={to}>
                    <NavLink to={to} {...(onNavigate ? { onClick: onNavigate } : {})}>
                      <Icon aria-hidden="true" />
                      <span>{label}</span>
                    </NavLink>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </nav>
      )}
      <p className="sh-version">{VERSION_LABEL}</p>
    </div>
  );
}
