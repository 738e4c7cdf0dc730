import { REMOTE_ROUTES, RemotePage } from '@pratiche/federation';
import { useSettings } from '@pratiche/ui';
import { Route, Routes } from 'react-router';
import { DashboardPage } from '../dashboard/DashboardPage.js';
import { HelpPage } from '../help/HelpPage.js';
import { AuthLayout } from '../layouts/AuthLayout.js';
import { FrameLayout } from '../layouts/FrameLayout.js';
import { MainLayout } from '../layouts/MainLayout.js';
import { PlainLayout } from '../layouts/PlainLayout.js';
import { LoginPage } from '../login/LoginPage.js';
import { HistoryPage } from '../notifications/HistoryPage.js';
import { PackagesPage } from '../packages/PackagesPage.js';
import { ForgotPasswordPage } from '../password-recovery/ForgotPasswordPage.js';
import { ResetPasswordPage } from '../password-recovery/ResetPasswordPage.js';
import { PaymentPage } from '../payments/PaymentPage.js';
import { ProfilePage } from '../profile/ProfilePage.js';
import { RegisterPage } from '../register/RegisterPage.js';
import { SecurityPage } from '../sessions/SecurityPage.js';
import { TermsPage } from '../terms-conditions/TermsPage.js';
import { UnsubscribePage } from '../unsubscribe/UnsubscribePage.js';
import { UtilityDocsPage } from '../utility-docs/UtilityDocsPage.js';
import { VerifyEmailPage } from '../verify-email/VerifyEmailPage.js';
import { WalletPage } from '../wallet/WalletPage.js';
import { Guarded } from './Guarded.js';
import { Home } from './Home.js';
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
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password/:token?" element={<ResetPasswordPage />} />
        <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
        <Route path="/verify-email/:token?" element={<VerifyEmailPage />} />
      </Route>
      <Route element={<AuthLayout wide />}>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/terms-conditions/:userId" element={<TermsPage />} />
      </Route>
      <Route element={<PlainLayout />}>{remoteRoutes('plain')}</Route>
      <Route element={<MainLayout />}>
        <Route path="/dashboard" element={<Guarded access="dashboard"><DashboardPage /></Guarded>} />
        <Route path="/accounts/edit" element={<Guarded access="fitter"><ProfilePage /></Guarded>} />
        <Route path="/accounts/security" element={<Guarded access="session"><SecurityPage /></Guarded>} />
        <Route path="/notifications" element={<Guarded access="fitter"><HistoryPage /></Guarded>} />
        <Route path="/packages" element={<Guarded access="purchase"><PackagesPage /></Guarded>} />
        <Route path="/payments/:type" element={<Guarded access="purchase"><PaymentPage /></Guarded>} />
        <Route path="/wallet/:id" element={<Guarded access="purchase"><WalletPage /></Guarded>} />
        <Route path="/help" element={<Guarded access="purchase"><HelpPage /></Guarded>} />
        <Route path="/utility-docs" element={<Guarded access="fitter"><UtilityDocsPage /></Guarded>} />
        {remoteRoutes('main')}
      </Route>
      <Route element={<FrameLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function remoteRoutes(layout: 'main' | 'plain') {
  return REMOTE_ROUTES.filter((route) => route.layout === layout).map(({ path, remote, page, access }) => (
    <Route key={path} path={path} element={<Guarded access={access}><RemotePage remote={remote} page={page} /></Guarded>} />
  ));
}
