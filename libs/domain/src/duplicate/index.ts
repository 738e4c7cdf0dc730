export * from './duplicate.js';
