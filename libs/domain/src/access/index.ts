export * from './roles.js';
export * from './account-list-filters.js';
export * from './policies.js';
