export * from './values.js';
export * from './kinds.js';
export * from './defaults.js';
export * from './history.js';
export * from './apply.js';
