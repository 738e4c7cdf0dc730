/** The pages of people and of what they pay, which load together. */
export { PaymentLogsPage } from '../payment-logs/PaymentLogsPage.js';
export { RegistrationsPage } from '../registrations/RegistrationsPage.js';
export { TransfersPage } from '../transfers/TransfersPage.js';
export { UserPage } from './detail/UserPage.js';
export { UsersPage } from './UsersPage.js';
