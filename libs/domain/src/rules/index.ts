export * from './create-rules.js';
