import { LoadingState, useAlerts, useSession } from '@pratiche/ui';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { canAccessScreen, type ScreenAccess } from '../access/screen-access.js';
import { getDeviceState, isRestoring, subscribeDeviceState } from '../offline/device-session.js';
import { APP_TEXTS } from './texts.js';

/** The only page available to a user who must first set up the second login step. */
const SECURITY_PATH = '/accounts/security';

/**
 * Renders the screen for permitted users; redirects anonymous users to the login and all others to
 * their home page.
 */
export function RouteGuard({ access, children }: { access: ScreenAccess; children: ReactNode }) {
  const { user, lostUserId } = useSession();
  const location = useLocation();
  const device = useSyncExternalStore(subscribeDeviceState, getDeviceState);
  const [hadUser] = useState(user !== null);
  if (access === 'public') return children;
  if (!user) {
    // Who logs out does not want to come back here; who had no session, or lost it, does.
    const hasLoggedOut = hadUser && lostUserId === null;
    const from = location.pathname + location.search + location.hash;
    return <Navigate to="/login" replace state={hasLoggedOut ? null : { from }} />;
  }
  if (user.mustSetUpSecondStep && location.pathname !== SECURITY_PATH)
    return <Navigate to={SECURITY_PATH} replace />;
  // A dossier looks for typing on this device when it opens.
  if (isRestoring(device, user.id)) return <LoadingState />;
  return canAccessScreen(access, user) ? (
    children
  ) : (
    <AccessDenied silent={access === 'dashboard' || !user.isContractVerified} />
  );
}

function AccessDenied({ silent }: { silent: boolean }) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  useEffect(() => {
    if (!silent)
      alerts.error(APP_TEXTS.noAccess, {
        keepOnNavigation: true,
        action: {
          label: APP_TEXTS.contacts,
          onClick: () => void navigate(`${HOME_PATH}#contatti`),
        },
      });
  }, [alerts, navigate, silent]);
  return <Navigate to="/" replace />;
}
