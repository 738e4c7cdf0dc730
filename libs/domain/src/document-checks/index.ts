export * from './document-checks.js';
