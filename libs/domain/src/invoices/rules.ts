export * from './all.js';
