export { FileNotFoundError, FileStorageService } from './file-storage.service.js';
export { FileNotScannedError } from './scan-guarded-storage.adapter.js';
export { StorageModule, RawFileStorageService } from './storage.module.js';
export { createFileStorage } from './file-storage.factory.js';
