export * from './country-names.js';
