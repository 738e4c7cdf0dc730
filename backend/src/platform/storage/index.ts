export { FileMissing, FileStorage } from './file-storage.js';
export { StorageModule } from './storage.module.js';
