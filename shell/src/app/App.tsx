import { REMOTE_ROUTES, RemotePage } from '@pratiche/federation';
import { Route, Routes } from 'react-router';
import { AuthLayout } from '../layouts/AuthLayout.js';
import { SessionAwareLayout } from '../layouts/SessionAwareLayout.js';
import { MainLayout } from '../layouts/MainLayout.js';
import { PlainLayout } from '../layouts/PlainLayout.js';
import { LoginPage } from '../login/LoginPage.js';
import { RouteGuard } from './RouteGuard.js';
import { HomeRedirect } from './HomeRedirect.js';
import { PublicPage, AuthenticatedPage } from './HostPages.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Every route of the portal. Pages of remotes come from the table host and remotes share. */
export function App() {
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
      <Route element={<MainLayout />}>
        <Route
          path="/dashboard"
          element={
            <RouteGuard access="dashboard">
              <AuthenticatedPage page="dashboard" />
            </RouteGuard>
          }
        />
        <Route
          path="/accounts/edit"
          element={
            <RouteGuard access="fitter">
              <AuthenticatedPage page="profile" />
            </RouteGuard>
          }
        />
        <Route
          path="/accounts/security"
          element={
            <RouteGuard access="session">
              <AuthenticatedPage page="security" />
            </RouteGuard>
          }
        />
        <Route
          path="/notifications"
          element={
            <RouteGuard access="fitter">
              <AuthenticatedPage page="history" />
            </RouteGuard>
          }
        />
        <Route
          path="/packages"
          element={
            <RouteGuard access="purchase">
              <AuthenticatedPage page="packages" />
            </RouteGuard>
          }
        />
        <Route
          path="/payments/:type"
          element={
            <RouteGuard access="purchase">
              <AuthenticatedPage page="payment" />
            </RouteGuard>
          }
        />
        <Route
          path="/wallet/:id"
          element={
            <RouteGuard access="purchase">
              <AuthenticatedPage page="wallet" />
            </RouteGuard>
          }
        />
        <Route
          path="/help"
          element={
            <RouteGuard access="purchase">
              <AuthenticatedPage page="help" />
            </RouteGuard>
          }
        />
        <Route
          path="/utility-docs"
          element={
            <RouteGuard access="fitter">
              <AuthenticatedPage page="documents" />
            </RouteGuard>
          }
        />
        {renderRemoteRoutes('main')}
      </Route>
      <Route element={<SessionAwareLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function renderRemoteRoutes(layout: 'main' | 'plain') {
  return REMOTE_ROUTES.filter((route) => route.layout === layout).map(
    ({ path, remote, page, access }) => (
      <Route
        key={path}
        path={path}
        element={
          <RouteGuard access={access}>
            <RemotePage remote={remote} page={page} />
          </RouteGuard>
        }
      />
    ),
  );
}
