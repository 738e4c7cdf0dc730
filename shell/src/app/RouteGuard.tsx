import { useAlerts, useSession } from '@pratiche/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { canAccessScreen, type ScreenAccess } from './screen-access.js';

/** The one page for whoever must first set up the second login step. */
const SECURITY_PATH = '/accounts/security';

/** Lets through who may see the screen; sends strangers to the login and everybody else home. */
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
