import { useAlerts } from '@pratiche/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Time to read what the server said (spec platform §9). */
const REDIRECT_DELAY_MS = 3_000;

/** Once something was said, goes to the login after a while and says it there again: three seconds are short. */
export function useRedirectToLogin(message: string | null): void {
  const alerts = useAlerts();
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => {
      alerts.success(message, { keepOnNavigation: true });
      void navigate('/login', { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [alerts, navigate, message]);
}
