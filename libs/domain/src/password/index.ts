export * from './validate-password.js';
