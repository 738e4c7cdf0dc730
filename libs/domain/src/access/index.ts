export * from './roles.js';
export * from './account-states.js';
export * from './policies.js';
