import { DashboardPage } from '../dashboard/DashboardPage.js';
import { HelpPage } from '../help/HelpPage.js';
import { HistoryPage } from '../notifications/HistoryPage.js';
import { PackagesPage } from '../packages/PackagesPage.js';
import { PaymentPage } from '../payments/PaymentPage.js';
import { ProfilePage } from '../profile/ProfilePage.js';
import { SecurityPage } from '../sessions/SecurityPage.js';
import { UtilityDocsPage } from '../utility-docs/UtilityDocsPage.js';
import { WalletPage } from '../wallet/WalletPage.js';

/** The host's pages for people with a session. */
export default {
  dashboard: DashboardPage,
  help: HelpPage,
  history: HistoryPage,
  packages: PackagesPage,
  payment: PaymentPage,
  profile: ProfilePage,
  security: SecurityPage,
  documents: UtilityDocsPage,
  wallet: WalletPage,
};
