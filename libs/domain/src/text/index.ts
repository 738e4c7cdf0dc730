export * from './search-text.js';
export * from './typed-name.js';
