export * from './device-name.js';
export * from './device-work.js';
export * from './photograph.js';
export * from './retention.js';
export * from './storage-space.js';
export * from './upload-queue.js';
export * from './waiting-files.js';
