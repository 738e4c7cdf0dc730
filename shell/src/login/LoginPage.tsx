import { LoginForm, PageHeader, useSession } from '@pratiche/ui';
import { Link, Navigate, useLocation } from 'react-router';

/**
 * E-mail and password. Afterwards the root decides where to go, unless the session was lost in the
 * middle of something.
 */
export function LoginPage() {
  const { user, lostUserId } = useSession();
  const location = useLocation();
  if (user)
    return (
      <Navigate to={user.id === lostUserId ? redirectPathFrom(location.state) : '/'} replace />
    );
  return (
    <>
      <PageHeader title="Accedi" subtitle="Le pratiche ENEA dei clienti, dal rilievo all’invio." />
      {lostUserId !== null && (
        <p role="status" className="sh-notice">
          La sessione è scaduta: accedere di nuovo per riprendere da dove si era rimasti.
        </p>
      )}
      <LoginForm />
      <p className="sh-login-more">
        <Link to="/forgot-password">Password dimenticata?</Link>
      </p>
      <p className="sh-login-more">
        Non c’è ancora un account? <Link to="/register">Registrati</Link>
      </p>
    </>
  );
}

/** The path the guard redirected from; only paths of this portal are accepted. */
function redirectPathFrom(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null ? (state as { from?: unknown }).from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
