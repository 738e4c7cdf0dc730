export * from './lookup.js';
export * from './products.js';
