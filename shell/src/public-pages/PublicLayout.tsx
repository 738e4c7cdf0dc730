import { AlertBanner, useSession } from '@pratiche/ui';
import { Link, Outlet } from 'react-router';
import { HOME_PATH, PRICES_PATH } from '../layouts/home-path.js';
import { Logo } from '../layouts/Logo.js';
import { useRouteFocus } from '../layouts/useRouteFocus.js';
import PublicFooter from '../owner/PublicFooter.js';
import { PUBLIC_TEXTS } from './texts.js';
import './public-layout.css';

/** Name, ways in and footer around what strangers read. */
export function PublicLayout() {
  const { user } = useSession();
  const main = useRouteFocus();
  return (
    <div className="sh-public">
      <a className="sh-skip" href="#contenuto">
        {PUBLIC_TEXTS.toContent}
      </a>
      <header className="sh-public-head">
        <div>
          <Link to={HOME_PATH} className="sh-home">
            <Logo />
          </Link>
          <nav aria-label={PUBLIC_TEXTS.access}>
            <Link to={PRICES_PATH}>{PUBLIC_TEXTS.prices}</Link>
            <Link to="/manuale">{PUBLIC_TEXTS.manual}</Link>
            {user ? (
              <Link to="/">{PUBLIC_TEXTS.toPortal}</Link>
            ) : (
              <>
                <Link to="/login">{PUBLIC_TEXTS.login}</Link>
                <Link to="/register" className="sh-public-register">
                  {PUBLIC_TEXTS.register}
                </Link>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="contenuto" ref={main} tabIndex={-1}>
        <AlertBanner />
        <Outlet />
      </main>
      <div className="sh-public-foot">
        <PublicFooter />
      </div>
    </div>
  );
}
