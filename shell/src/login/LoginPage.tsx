import { LoginForm, PageHeader, useSession } from '@pratiche/ui';
import { Link, Navigate, useLocation } from 'react-router';
import { loginEmailFrom, redirectPathFrom } from './redirect-path.js';
import { LOGIN_TEXTS as TEXTS } from './texts.js';

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
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      {lostUserId !== null && (
        <p role="status" className="sh-notice">
          {TEXTS.sessionExpired}
        </p>
      )}
      <LoginForm email={loginEmailFrom(location.state)} />
      <p className="sh-login-more">
        <Link to="/forgot-password">{TEXTS.forgotPassword}</Link>
      </p>
      <p className="sh-login-more">
        {TEXTS.noAccount} <Link to="/register">{TEXTS.register}</Link>
      </p>
    </>
  );
}
