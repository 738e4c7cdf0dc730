export * from './actions.js';
export * from './address.js';
