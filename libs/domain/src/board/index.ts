export * from './ages.js';
export * from './views.js';
