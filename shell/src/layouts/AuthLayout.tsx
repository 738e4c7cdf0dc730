import { AlertBanner } from '@pratiche/ui';
import { Outlet } from 'react-router';
import { Logo } from './Logo.js';

/** Logo and a form: login and what belongs to it; `wide` for forms of many fields. */
export function AuthLayout({ wide = false }: { wide?: boolean }) {
  return (
    <div className={wide ? 'sh-auth sh-auth-wide' : 'sh-auth'}>
      <header><Logo /></header>
      <main className="pr-card">
        <AlertBanner />
        <Outlet />
      </main>
    </div>
  );
}
