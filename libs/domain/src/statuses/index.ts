export * from './statuses.js';
export * from './transitions.js';
