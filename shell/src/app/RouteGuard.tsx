import { useAlerts, useSession } from '@pratiche/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { canAccessScreen, type ScreenAccess } from '../access/screen-access.js';

/** The only page available to a user who must first set up the second login step. */
const SECURITY_PATH = '/accounts/security';

/**
 * Renders the screen for permitted users; redirects anonymous users to the login and all others to
 * their home page.
 */
export function RouteGuard({ access, children }: { access: ScreenAccess; children: ReactNode }) {
  const { user } = useSession();
  const location = useLocation();
  if (access === 'public') return children;
  if (!user)
    return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />;
  if (user.mustSetUpSecondStep && location.pathname !== SECURITY_PATH)
    return <Navigate to={SECURITY_PATH} replace />;
  return canAccessScreen(access, user) ? (
    children
  ) : (
    <AccessDenied silent={access === 'dashboard' || !user.isContractVerified} />
  );
}

function AccessDenied({ silent }: { silent: boolean }) {
  const alerts = useAlerts();
  useEffect(() => {
    if (!silent)
      alerts.error('La pagina richiesta non è disponibile per questo tipo di utenza.', {
        keepOnNavigation: true,
      });
  }, [alerts, silent]);
  return <Navigate to="/" replace />;
}
