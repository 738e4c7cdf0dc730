export * from './common.js';
export * from './dossier.js';
export * from './manufatti.js';
export * from './accounts.js';
export * from './statuses.js';
export * from './packages.js';
export * from './audit.js';
export * from './beneficiary.js';
