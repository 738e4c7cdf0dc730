export * from './columns.js';
export * from './database.module.js';
export * from './drift.js';
export * from './open-data-source.js';
export * from './options.js';
export { afterCommit, UnitOfWork } from './unit-of-work.js';
export { insertedId } from './inserted-id.js';
export { rerunWhenStale, StaleRead } from './stale-read.js';
export { isDuplicate } from './duplicate.js';
