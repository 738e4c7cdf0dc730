export { notifyDeviceChange, onDeviceChange } from './device-changes.js';
export type { DeviceDraft, DeviceFile } from './device-database.js';
export * from './device-clearing.js';
export * from './device-drafts.js';
export * from './device-files.js';
export * from './device-identity.js';
export * from './device-reference.js';
export { UploadRunner, type UploadServer } from './upload-runner.js';
export { startUploads } from './start-uploads.js';
