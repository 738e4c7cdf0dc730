import { LazyPage, type RemotePageMap } from '@pratiche/federation';

/** Pages for people without a session, but for the login; each loaded when it is opened. */
const PUBLIC_PAGES = {
  forgot: async () =>
    (await import('../password-recovery/ForgotPasswordPage.js')).ForgotPasswordPage,
  layout: async () => (await import('../public-pages/PublicLayout.js')).PublicLayout,
  home: async () => (await import('../public-pages/home/HomePage.js')).HomePage,
  privacy: async () => (await import('../public-pages/legal/legal-pages.js')).PrivacyPage,
  cookies: async () => (await import('../public-pages/legal/legal-pages.js')).CookiesPage,
  accessibility: async () =>
    (await import('../public-pages/legal/legal-pages.js')).AccessibilityPage,
  conditions: async () => (await import('../public-pages/legal/legal-pages.js')).ConditionsPage,
  manual: async () => (await import('../public-pages/manual/ManualPage.js')).ManualPage,
  signatureCheck: async () =>
    (await import('../public-pages/signature-check/SignatureCheckPage.js')).SignatureCheckPage,
  notFound: async () => (await import('../public-pages/NotFoundPage.js')).NotFoundPage,
  reset: async () => (await import('../password-recovery/ResetPasswordPage.js')).ResetPasswordPage,
  register: async () => (await import('../registration/RegistrationPage.js')).RegistrationPage,
  terms: async () => (await import('../registration/terms-conditions/TermsPage.js')).TermsPage,
  unsubscribe: async () => (await import('../notifications/UnsubscribePage.js')).UnsubscribePage,
  verify: async () =>
    (await import('../registration/verify-email/VerifyEmailPage.js')).VerifyEmailPage,
};

/** The host's pages for people with a session, each loaded when it is opened. */
const AUTHENTICATED_PAGES = {
  dashboard: async () => (await import('../dashboard/DashboardPage.js')).DashboardPage,
  help: async () => (await import('../help/HelpPage.js')).HelpPage,
  history: async () => (await import('../notifications/NotificationsPage.js')).NotificationsPage,
  packages: async () => (await import('../recharge-package/PackagesPage.js')).PackagesPage,
  payment: async () => (await import('../recharge-package/payment/PaymentPage.js')).PaymentPage,
  profile: async () => (await import('../profile/ProfilePage.js')).ProfilePage,
  security: async () => (await import('../security/SecurityPage.js')).SecurityPage,
  documents: async () => (await import('../library/UsefulDocumentsPage.js')).UsefulDocumentsPage,
  wallet: async () => (await import('../wallet/WalletPage.js')).WalletPage,
};

/** Loads one page of the host, so that no page waits for the code of another. */
const HostPage = ({ page, load }: { page: string; load: () => Promise<RemotePageMap[string]> }) => (
  <LazyPage source={`host/${page}`} load={async () => ({ [page]: await load() })} page={page} />
);

/** A page for people without a session. */
export const PublicPage = ({ page }: { page: keyof typeof PUBLIC_PAGES }) => (
  <HostPage page={page} load={PUBLIC_PAGES[page]} />
);

/** A page for people with a session. */
export const AuthenticatedPage = ({ page }: { page: keyof typeof AUTHENTICATED_PAGES }) => (
  <HostPage page={page} load={AUTHENTICATED_PAGES[page]} />
);
