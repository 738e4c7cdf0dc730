export * from './search-text.js';
