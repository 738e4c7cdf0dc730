export { FileMissing, FileStorage } from './file-storage.js';
export { StorageModule } from './storage.module.js';
export { storageOf } from './storage-of.js';
