export * from './taxCode.js';
