export * from './roles.js';
export * from './policies.js';
