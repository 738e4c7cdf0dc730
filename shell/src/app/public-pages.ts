/** Pages for people without a session, but for the login; each loaded when it is opened. */
export const PUBLIC_PAGES = {
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
