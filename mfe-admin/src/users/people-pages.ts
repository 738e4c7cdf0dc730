/** The pages of one person and of what people pay, which load together. */
export { PaymentLogsPage } from '../payment-logs/PaymentLogsPage.js';
export { RegistrationsPage } from '../registrations/RegistrationsPage.js';
export { TransfersPage } from '../transfers/TransfersPage.js';
export { UserPage } from './detail/UserPage.js';
