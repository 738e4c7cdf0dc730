export * from './audit-actions.js';
export * from './audit-action-groups.js';
export * from './ip-address.js';
export * from './audit-details.js';
