export {
  FileNotFoundError,
  FileStorageService,
  FileStoreAwayError,
  RawFileStorageService,
} from './file-storage.service.js';
export { FileNotScannedError } from './scan-guarded-storage.adapter.js';
export { createFileStorage } from './file-storage.factory.js';
