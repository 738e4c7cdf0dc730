import { REMOTE_ROUTES, RemotePage } from '@pratiche/federation';
import { useSettings } from '@pratiche/ui';
import { Route, Routes } from 'react-router';
import { AuthLayout } from '../layouts/AuthLayout.js';
import { FrameLayout } from '../layouts/FrameLayout.js';
import { MainLayout } from '../layouts/MainLayout.js';
import { PlainLayout } from '../layouts/PlainLayout.js';
import { LoginPage } from '../login/LoginPage.js';
import { Guarded } from './Guarded.js';
import { Home } from './Home.js';
import { OpenPage, OwnPage } from './HostPage.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Every route of the portal. Pages of remotes come from the table host and remotes share. */
export function App() {
  // Names and limits of the back office take the place of the built-in ones as early as possible.
  useSettings();
  return (
    <Routes>
      <Route index element={<Home />} />
      <Route element={<AuthLayout />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/forgot-password" element={<OpenPage page="forgot" />} />
        <Route path="/reset-password/:token?" element={<OpenPage page="reset" />} />
        <Route path="/unsubscribe/:token" element={<OpenPage page="unsubscribe" />} />
        <Route path="/verify-email/:token?" element={<OpenPage page="verify" />} />
      </Route>
      <Route element={<AuthLayout wide />}>
        <Route path="/register" element={<OpenPage page="register" />} />
        <Route path="/terms-conditions/:userId" element={<OpenPage page="terms" />} />
      </Route>
      <Route element={<PlainLayout />}>{remoteRoutes('plain')}</Route>
      <Route element={<MainLayout />}>
        <Route
          path="/dashboard"
          element={
            <Guarded access="dashboard">
              <OwnPage page="dashboard" />
            </Guarded>
          }
        />
        <Route
          path="/accounts/edit"
          element={
            <Guarded access="fitter">
              <OwnPage page="profile" />
            </Guarded>
          }
        />
        <Route
          path="/accounts/security"
          element={
            <Guarded access="session">
              <OwnPage page="security" />
            </Guarded>
          }
        />
        <Route
          path="/notifications"
          element={
            <Guarded access="fitter">
              <OwnPage page="history" />
            </Guarded>
          }
        />
        <Route
          path="/packages"
          element={
            <Guarded access="purchase">
              <OwnPage page="packages" />
            </Guarded>
          }
        />
        <Route
          path="/payments/:type"
          element={
            <Guarded access="purchase">
              <OwnPage page="payment" />
            </Guarded>
          }
        />
        <Route
          path="/wallet/:id"
          element={
            <Guarded access="purchase">
              <OwnPage page="wallet" />
            </Guarded>
          }
        />
        <Route
          path="/help"
          element={
            <Guarded access="purchase">
              <OwnPage page="help" />
            </Guarded>
          }
        />
        <Route
          path="/utility-docs"
          element={
            <Guarded access="fitter">
              <OwnPage page="documents" />
            </Guarded>
          }
        />
        {remoteRoutes('main')}
      </Route>
      <Route element={<FrameLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function remoteRoutes(layout: 'main' | 'plain') {
  return REMOTE_ROUTES.filter((route) => route.layout === layout).map(
    ({ path, remote, page, access }) => (
      <Route
        key={path}
        path={path}
        element={
          <Guarded access={access}>
            <RemotePage remote={remote} page={page} />
          </Guarded>
        }
      />
    ),
  );
}
