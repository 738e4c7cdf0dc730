export * from './e-invoice.js';
export * from './invoice-limits.js';
export * from './invoice-read-error.js';
