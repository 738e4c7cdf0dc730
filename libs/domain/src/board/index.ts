export * from './ages.js';
