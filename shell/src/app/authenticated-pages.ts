/** The host's pages for people with a session, each loaded when it is opened. */
export const AUTHENTICATED_PAGES = {
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
