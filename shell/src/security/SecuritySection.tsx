import { isBackOffice } from '@pratiche/domain';
import { useSession } from '@pratiche/ui';
import { SessionList } from '../sessions/SessionList.js';
import { TwoFactorCard } from '../two-factor/TwoFactorCard.js';
import { TwoFactorAccounts } from '../two-factor/TwoFactorAccounts.js';
import './security.css';

/**
 * The user's sessions and login settings; part of the profile page, and a separate page for the
 * back office.
 */
export function SecuritySection() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="sh-security">
      <SessionList />
      {isBackOffice(user.role) && <TwoFactorCard />}
      {user.role === 'SuperAdmin' && <TwoFactorAccounts ownId={user.id} />}
    </div>
  );
}
