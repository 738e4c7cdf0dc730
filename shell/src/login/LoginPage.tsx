import { LoginForm, PageHeader, useSession } from '@pratiche/ui';
import { Link, Navigate, useLocation } from 'react-router';
import { loginEmailFrom, redirectPathFrom } from './redirect-path.js';
import { HOME_PATH } from '../layouts/home-path.js';

/**
 * E-mail and password. Afterwards people land on the page they had opened, where their role may;
 * after a lost session only the same person. Otherwise the root decides.
 */
export function LoginPage() {
  const { user, lostUserId } = useSession();
  const location = useLocation();
  if (user) {
    const isExpected = lostUserId === null || user.id === lostUserId;
    return <Navigate to={isExpected ? redirectPathFrom(location.state) : '/'} replace />;
  }
  return (
    <>
      <PageHeader title="Accedi" subtitle="Le pratiche ENEA dei clienti, dal rilievo all’invio." />
      {lostUserId !== null && (
        <p role="status" className="sh-notice">
          La sessione è scaduta: accedere di nuovo per riprendere da dove si era rimasti.
        </p>
      )}
      <LoginForm email={loginEmailFrom(location.state)} />
      <p className="sh-login-more">
        <Link to="/forgot-password">Password dimenticata?</Link>
      </p>
      <p className="sh-login-more">
        Non c’è ancora un account? <Link to="/register">Registrati</Link>
      </p>
      <p className="sh-login-more">
        <Link to={HOME_PATH}>Come funziona e quanto costa</Link>
      </p>
    </>
  );
}
