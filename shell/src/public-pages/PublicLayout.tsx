import { AlertBanner, useSession } from '@pratiche/ui';
import { Link, Outlet } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { Logo } from '../layouts/Logo.js';
import { useRouteFocus } from '../layouts/useRouteFocus.js';
import PublicFooter from '../owner/PublicFooter.js';
import './public-layout.css';

/** Name, ways in and footer around what strangers read. */
export function PublicLayout() {
  const { user } = useSession();
  const main = useRouteFocus();
  return (
    <div className="sh-public">
      <a className="sh-skip" href="#contenuto">
        Vai al contenuto
      </a>
      <header className="sh-public-head">
        <div>
          <Link to={HOME_PATH} className="sh-home">
            <Logo />
          </Link>
          <nav aria-label="Accesso">
            <Link to="/manuale">Manuale</Link>
            {user ? (
              <Link to="/">Vai al portale</Link>
            ) : (
              <>
                <Link to="/login">Accedi</Link>
                <Link to="/register" className="sh-public-register">
                  Registrati
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
