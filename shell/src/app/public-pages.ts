/** Pages for people without a session, but for the login; each loaded when it is opened. */
export const PUBLIC_PAGES = {
  forgot: async () =>
    (await import('../password-recovery/ForgotPasswordPage.js')).ForgotPasswordPage,
  reset: async () => (await import('../password-recovery/ResetPasswordPage.js')).ResetPasswordPage,
  register: async () => (await import('../registration/RegistrationPage.js')).RegistrationPage,
  terms: async () => (await import('../registration/terms-conditions/TermsPage.js')).TermsPage,
  unsubscribe: async () => (await import('../notifications/UnsubscribePage.js')).UnsubscribePage,
  verify: async () =>
    (await import('../registration/verify-email/VerifyEmailPage.js')).VerifyEmailPage,
};
