export * from './vat.js';
