import { AlertBanner, AppProviders, LoginForm, useSession } from '@pratiche/ui';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import type { RemotePageMap, RemotePages } from './remote-page-map.js';
import { REMOTE_ROUTES, type RemoteName } from './routes.js';
import { STANDALONE_TEXTS as TEXTS } from './standalone-texts.js';

/** Runs a remote alone on its own origin: its pages on their paths, a login box, nothing of the host. */
export function startStandalone<Remote extends RemoteName>(
  remote: Remote,
  pages: RemotePages<Remote>,
): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  createRoot(root).render(
    <BrowserRouter>
      <AppProviders>
        <StandaloneApp remote={remote} pages={pages} />
      </AppProviders>
    </BrowserRouter>,
  );
}

function StandaloneApp({ remote, pages }: { remote: RemoteName; pages: RemotePageMap }) {
  const { user, logout } = useSession();
  const routes = REMOTE_ROUTES.filter((route) => route.remote === remote);
  if (!user && routes.some((route) => route.access !== 'public')) {
    return (
      <main className="pr-standalone">
        <LoginForm />
      </main>
    );
  }
  return (
    <main className="pr-standalone">
      <nav aria-label={remote}>
        {routes.map((route) => (
          <Link key={route.path} to={route.path}>
            {route.path}
          </Link>
        ))}
        <button type="button" onClick={() => void logout()}>
          {TEXTS.logout}
        </button>
      </nav>
      <AlertBanner />
      <Routes>
        {routes.map((route) => {
          const Page = pages[route.page];
          return Page ? <Route key={route.path} path={route.path} element={<Page />} /> : null;
        })}
        <Route path="*" element={<p>{TEXTS.choosePage}</p>} />
      </Routes>
    </main>
  );
}
