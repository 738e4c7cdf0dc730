export * from './answers.js';
export * from './api-error.js';
export { createApiClient, type ApiClient, type ApiClientOptions } from './client.js';
export { downloadFile } from './download-file.js';
export { downloadFileOrLink, isDownloadLink, type DownloadLink } from './download-file-or-link.js';
export * from './multipart.js';
export { REQUEST_TIMEOUT_MS } from './send-request.js';
export type { DeviceClock } from './token-clock.js';
export type * from './schema.js';
