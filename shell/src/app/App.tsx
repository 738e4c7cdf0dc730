import { REMOTE_ROUTES, RemotePage, type RemoteRoute } from '@pratiche/federation';
import { Route, Routes, Navigate } from 'react-router';
import { useSession } from '@pratiche/ui';
import { HOME_PATH, PRICES_PATH } from '../layouts/home-path.js';
import { AuthLayout } from '../layouts/AuthLayout.js';
import { MainLayout } from '../layouts/MainLayout.js';
import { useBrandColour } from '../layouts/useBrandColour.js';
import { PlainLayout } from '../layouts/PlainLayout.js';
import { LoginPage } from '../login/LoginPage.js';
import { RouteGuard } from './RouteGuard.js';
import { useDeviceSession } from '../offline/useDeviceSession.js';
import { PublicPage, AuthenticatedPage } from './HostPages.js';
import { homePathFor } from '../access/screen-access.js';

/** Pages of the host that need a session, with who may open them. */
const HOST_ROUTES = [
  { path: '/dashboard', access: 'dashboard', page: 'dashboard' },
  { path: '/accounts/edit', access: 'fitter', page: 'profile' },
  { path: '/accounts/security', access: 'session', page: 'security' },
  { path: '/notifications', access: 'fitter', page: 'history' },
  { path: '/packages', access: 'purchase', page: 'packages' },
  { path: '/payments/:type', access: 'purchase', page: 'payment' },
  { path: '/wallet/:id', access: 'purchase', page: 'wallet' },
  { path: '/help', access: 'purchase', page: 'help' },
  { path: '/utility-docs', access: 'fitter', page: 'documents' },
] as const;

/** Every route of the portal. Pages of remotes come from the table host and remotes share. */
export function App() {
  useBrandColour();
  useDeviceSession();
  return (
    <Routes>
      <Route index element={<HomeRedirect />} />
      <Route element={<AuthLayout />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/forgot-password" element={<PublicPage page="forgot" />} />
        <Route path="/reset-password/:token?" element={<PublicPage page="reset" />} />
        <Route path="/unsubscribe/:token" element={<PublicPage page="unsubscribe" />} />
        <Route path="/verify-email/:token?" element={<PublicPage page="verify" />} />
      </Route>
      <Route element={<AuthLayout wide />}>
        <Route path="/register" element={<PublicPage page="register" />} />
        <Route path="/terms-conditions/:userId" element={<PublicPage page="terms" />} />
      </Route>
      <Route element={<PlainLayout />}>{renderRemoteRoutes('plain')}</Route>
      <Route element={<PublicPage page="layout" />}>
        <Route path={HOME_PATH} element={<PublicPage page="home" />} />
        <Route path={PRICES_PATH} element={<PublicPage page="home" />} />
        <Route path="/privacy" element={<PublicPage page="privacy" />} />
        <Route path="/cookie" element={<PublicPage page="cookies" />} />
        <Route path="/accessibilita" element={<PublicPage page="accessibility" />} />
        <Route path="/termini" element={<PublicPage page="conditions" />} />
        <Route path="/manuale/:chapter?" element={<PublicPage page="manual" />} />
        <Route path="/verify-signature/:code?" element={<PublicPage page="signatureCheck" />} />
        <Route path="/verifica-firma/:code?" element={<PublicPage page="signatureCheck" />} />
        {renderRemoteRoutes('public')}
      </Route>
      <Route element={<MainLayout />}>
        {HOST_ROUTES.map(({ path, access, page }) => (
          <Route
            key={path}
            path={path}
            element={
              <RouteGuard access={access}>
                <AuthenticatedPage page={page} />
              </RouteGuard>
            }
          />
        ))}
        {renderRemoteRoutes('main')}
      </Route>
      <Route element={<SessionAwareLayout />}>
        <Route path="*" element={<PublicPage page="notFound" />} />
      </Route>
    </Routes>
  );
}

function renderRemoteRoutes(layout: RemoteRoute['layout']) {
  return REMOTE_ROUTES.filter((route) => route.layout === layout).map((route) => (
    <Route
      key={route.path}
      path={route.path}
      element={
        <RouteGuard access={route.access}>
          <RemotePage {...route} />
        </RouteGuard>
      }
    />
  ));
}

/** The bare root. */
function HomeRedirect() {
  const { user } = useSession();
  return <Navigate to={user ? homePathFor(user) : '/login'} replace />;
}

/** The main frame for people who are logged in, that of public pages for the others. */
function SessionAwareLayout() {
  return useSession().user ? <MainLayout /> : <PublicPage page="layout" />;
}
