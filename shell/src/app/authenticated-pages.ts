import { DashboardPage } from '../dashboard/DashboardPage.js';
import { HelpPage } from '../help/HelpPage.js';
import { NotificationsPage } from '../notifications/NotificationsPage.js';
import { PackagesPage } from '../recharge-package/PackagesPage.js';
import { PaymentPage } from '../recharge-package/payment/PaymentPage.js';
import { ProfilePage } from '../profile/ProfilePage.js';
import { SecurityPage } from '../security/SecurityPage.js';
import { UsefulDocumentsPage } from '../library/UsefulDocumentsPage.js';
import { WalletPage } from '../wallet/WalletPage.js';

/** The host's pages for people with a session. */
export default {
  dashboard: DashboardPage,
  help: HelpPage,
  history: NotificationsPage,
  packages: PackagesPage,
  payment: PaymentPage,
  profile: ProfilePage,
  security: SecurityPage,
  documents: UsefulDocumentsPage,
  wallet: WalletPage,
};
