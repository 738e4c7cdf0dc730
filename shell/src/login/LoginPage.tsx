import { LoginForm, PageHeader, useSession } from '@pratiche/ui';
import { Link, Navigate, useLocation } from 'react-router';
import { redirectPathFrom } from './redirect-path.js';
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
      <PageHeader
        title="Accedi"
        subtitle="Le pratiche ENEA dei tuoi clienti, dal rilievo all’invio."
      />
      {lostUserId !== null && (
        <p role="status" className="sh-notice">
          La sessione è scaduta: accedi di nuovo e riprendi da dove eri.
        </p>
      )}
      <LoginForm />
      <p className="sh-login-more">
        <Link to="/forgot-password">Password dimenticata?</Link>
      </p>
      <p className="sh-login-more">
        Non hai ancora un account? <Link to="/register">Registrati</Link>
      </p>
      <p className="sh-login-more">
        <Link to={HOME_PATH}>Come funziona e quanto costa</Link>
      </p>
    </>
  );
}
