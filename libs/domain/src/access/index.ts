export * from './roles.js';
export * from './accountStates.js';
export * from './policies.js';
