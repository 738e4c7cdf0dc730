export type * from './accounts.js';
export type * from './packages.js';
export type * from './municipalities.js';
export type * from './module.js';
export type * from './notifications.js';
export type * from './works.js';
export type * from './audit.js';
export type * from './beneficiary.js';
