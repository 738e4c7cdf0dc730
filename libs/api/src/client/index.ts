import { accountsClient } from './accounts.js';
import { boardClient } from './board.js';
import { beneficiaryClient } from './beneficiary.js';
import { customersClient } from './customers.js';
import { exportsClient } from './exports.js';
import { libraryClient } from './library.js';
import { messagesClient } from './messages.js';
import { moduleClient } from './module.js';
import { municipalitiesClient, packagesClient, paymentLogsClient } from './others.js';
import { failedJobsClient, notificationsClient } from './notifications.js';
import { registrationClient } from './registration.js';
import { createSend, type ClientOptions } from './request.js';
import { sessionsClient } from './sessions.js';
import { auditClient, settingsClient } from './settings.js';
import { uploadClient } from './upload.js';
import { worksClient } from './works.js';
import { xmlClient } from './xml.js';

/** The whole API, typed, one member per resource. Every failure is an `ApiError`. */
export function createApiClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    accounts: accountsClient(send),
    module: moduleClient(send),
    board: boardClient(send),
    beneficiary: beneficiaryClient(send),
    library: libraryClient(send),
    messages: messagesClient(send),
    registration: registrationClient(send, options),
    sessions: sessionsClient(send),
    settings: settingsClient(send),
    audit: auditClient(send),
    upload: uploadClient(send, options),
    xml: xmlClient(send),
    municipalities: municipalitiesClient(send),
    packages: packagesClient(send),
    paymentLogs: paymentLogsClient(send),
    notifications: notificationsClient(send),
    failedJobs: failedJobsClient(send),
    works: worksClient(send),
    customers: customersClient(send),
    exports: exportsClient(send),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
export { REQUEST_TIMEOUT_MS, type ClientOptions } from './request.js';
export { isWork, type Download, type Page } from './answers.js';
export type { ProfileUploads } from './accounts.js';
export type { NewMessage } from './messages.js';
export type { DossierCounts, Rejection } from './module.js';
export type { RegistrationUploads, TermsLink } from './registration.js';
export type { Progress, UploadTarget } from './upload.js';
