export * from './search-municipalities.js';
