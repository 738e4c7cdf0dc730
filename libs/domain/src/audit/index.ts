export * from './actions.js';
export * from './address.js';
export * from './details.js';
