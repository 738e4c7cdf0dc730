import { REMOTE_ROUTES, RemotePage, type RemoteRoute } from '@pratiche/federation';
import { Route, Routes, Navigate } from 'react-router';
import { useSession } from '@pratiche/ui';
import { AuthLayout } from '../layouts/AuthLayout.js';
import { MainLayout } from '../layouts/MainLayout.js';
import { useBrandColour } from '../layouts/useBrandColour.js';
import { PlainLayout } from '../layouts/PlainLayout.js';
import { LoginPage } from '../login/LoginPage.js';
import { RouteGuard } from './RouteGuard.js';
import { useDeviceSession } from '../offline/useDeviceSession.js';
import { PublicPage, AuthenticatedPage } from './HostPages.js';
import { homePathFor } from '../access/screen-access.js';
import { HOST_ROUTES, LOGIN_PATH, PUBLIC_ROUTES } from './host-routes.js';

/** Every route of the portal. Pages of remotes come from the table host and remotes share. */
export function App() {
  useBrandColour();
  useDeviceSession();
  return (
    <Routes>
      <Route index element={<HomeRedirect />} />
      <Route element={<AuthLayout />}>
        <Route path={LOGIN_PATH} element={<LoginPage />} />
        {renderPublicRoutes('narrow')}
      </Route>
      <Route element={<AuthLayout wide />}>{renderPublicRoutes('wide')}</Route>
      <Route element={<PlainLayout />}>{renderRemoteRoutes('plain')}</Route>
      <Route element={<PublicPage page="layout" />}>
        {renderPublicRoutes('public')}
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

function renderPublicRoutes(frame: keyof typeof PUBLIC_ROUTES) {
  return PUBLIC_ROUTES[frame].map(({ path, page }) => (
    <Route key={path} path={path} element={<PublicPage page={page} />} />
  ));
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
