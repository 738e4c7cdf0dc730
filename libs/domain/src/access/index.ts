export * from './roles.js';
export * from './account-list-filters.js';
export * from './operator-changes.js';
export * from './policies.js';
