import { portal } from '../../../kit/portal.js';
import type { RouteRows } from './access-row.js';
import { ACCOUNTS_ROUTES } from './accounts.js';
import { AUDIT_ROUTES } from './audit.js';
import { BACKGROUND_TASKS_ROUTES } from './background-tasks.js';
import { devMailRoutes } from './dev-mail.js';
import { HEALTH_ROUTES } from './health.js';
import { LIBRARY_ROUTES } from './library.js';
import { MAIL_ROUTES } from './mail.js';
import { BENEFICIARY_LINK_ROUTES } from './beneficiary-link.js';
import { BROWSER_ERRORS_ROUTES } from './browser-errors.js';
import { DOSSIER_LIST_ROUTES } from './dossier-list.js';
import { IMPORT_ROUTES } from './import.js';
import { MESSAGES_ROUTES } from './messages.js';
import { MODULE_ROUTES } from './module.js';
import { MUNICIPALITIES_ROUTES } from './municipalities.js';
import { NOTIFICATIONS_ROUTES } from './notifications.js';
import { BOARD_ROUTES } from './board.js';
import { PALETTE_ROUTES } from './palette.js';
import { QUEUE_ROUTES } from './queue.js';
import { PACKAGE_ORDERS_ROUTES } from './package-orders.js';
import { PAYMENT_LOGS_ROUTES } from './payment-logs.js';
import { RECHARGE_PACKAGE_ROUTES } from './recharge-package.js';
import { REMOTE_OVERRIDES_ROUTES } from './remote-overrides.js';
import { SETTINGS_ROUTES } from './settings.js';
import { SIGNATURES_ROUTES } from './signatures.js';
import { UPLOAD_ROUTES } from './upload.js';
import { WAITING_FILES_ROUTES } from './waiting-files.js';

export { expectedOutcome } from './access-row.js';

/** Every route of the API. A route that is not here fails the test, and so does a row whose route is gone. */
export const ROUTES: RouteRows = {
  ...HEALTH_ROUTES,
  ...BROWSER_ERRORS_ROUTES,
  ...ACCOUNTS_ROUTES,
  ...MODULE_ROUTES,
  ...BENEFICIARY_LINK_ROUTES,
  ...DOSSIER_LIST_ROUTES,
  ...IMPORT_ROUTES,
  ...MESSAGES_ROUTES,
  ...RECHARGE_PACKAGE_ROUTES,
  ...LIBRARY_ROUTES,
  ...UPLOAD_ROUTES,
  ...WAITING_FILES_ROUTES,
  ...BACKGROUND_TASKS_ROUTES,
  ...MUNICIPALITIES_ROUTES,
  ...BOARD_ROUTES,
  ...PALETTE_ROUTES,
  ...QUEUE_ROUTES,
  ...PACKAGE_ORDERS_ROUTES,
  ...PAYMENT_LOGS_ROUTES,
  ...AUDIT_ROUTES,
  ...REMOTE_OVERRIDES_ROUTES,
  ...SETTINGS_ROUTES,
  ...SIGNATURES_ROUTES,
  ...NOTIFICATIONS_ROUTES,
  ...MAIL_ROUTES,
  ...(portal().kind === 'sqlite' ? devMailRoutes() : {}),
};
