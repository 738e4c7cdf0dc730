import { AlertBanner } from '@pratiche/ui';
import { Outlet } from 'react-router';
import { Logo } from './Logo.js';

/** Logo and a form: login and what belongs to it. */
export function AuthLayout() {
  return (
    <div className="sh-auth">
      <header><Logo /></header>
      <main className="pr-card">
        <AlertBanner />
        <Outlet />
      </main>
    </div>
  );
}
