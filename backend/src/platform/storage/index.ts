export { FileMissing, FileStorage } from './file-storage.js';
export { FileUnscanned } from './guarded-storage.js';
export { StorageModule, UncheckedStorage } from './storage.module.js';
export { storageOf } from './storage-of.js';
