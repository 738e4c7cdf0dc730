import { Link } from 'react-router';
import { PROFILE_TABS, type ProfileTab } from './profile-tabs.js';
import { PROFILE_TEXTS } from './texts.js';

/** The parts of the profile, as links: each has its address. */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  return (
    <nav className="sh-tabs" aria-label={PROFILE_TEXTS.parts}>
      {PROFILE_TABS.map(({ code, label }) => (
        <Link
          key={code}
          to={{ hash: code === 'azienda' ? '' : code }}
          aria-current={code === tab ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
