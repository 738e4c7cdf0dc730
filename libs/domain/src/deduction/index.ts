export * from './deduction.js';
export * from './quotas.js';
