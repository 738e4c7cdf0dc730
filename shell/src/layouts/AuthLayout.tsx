import { AlertBanner } from '@pratiche/ui';
import { Link, Outlet } from 'react-router';
import { HOME_PATH } from './home-path.js';
import { LazyAuthPitch, LazyFooter } from './LazyFooter.js';
import { Logo } from './Logo.js';
import { LAYOUT_TEXTS } from './texts.js';
import { useRouteFocus } from './useRouteFocus.js';

/** Logo and a form, for the login and related pages; `wide` for forms with many fields. */
export function AuthLayout({ wide = false }: { wide?: boolean }) {
  const main = useRouteFocus();
  return (
    <div className={wide ? 'sh-auth sh-auth-wide' : 'sh-auth'}>
      <header>
        <Link to={HOME_PATH} className="sh-home">
          <Logo />
        </Link>
        <Link to={HOME_PATH} className="sh-auth-about">
          {LAYOUT_TEXTS.howItWorks}
        </Link>
      </header>
      {!wide && <LazyAuthPitch />}
      <main ref={main} tabIndex={-1} className="pr-card">
        <AlertBanner />
        <Outlet />
      </main>
      <LazyFooter />
    </div>
  );
}
