export * from './tax-code.js';
