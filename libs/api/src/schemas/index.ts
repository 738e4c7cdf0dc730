export * from './common.js';
export * from './dossier.js';
export * from './manufatti.js';
export { createProductSchema } from './product-schema.js';
export * from './statuses.js';
export * from './packages.js';
export * from './archive.js';
export * from './bulk.js';
export * from './views.js';
export * from './messages.js';
<<<<<<< HEAD
export * from './failed-jobs.js';
export * from './audit.js';
=======
export * from './notifications.js';
>>>>>>> dtoc
export * from './beneficiary.js';
export * from './users.js';
export * from './deduction.js';
export * from './customers.js';
