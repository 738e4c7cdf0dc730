export * from './days.js';
export * from './deadline.js';
