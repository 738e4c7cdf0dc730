export * from './warning.js';
export * from './cadastral-category-warnings.js';
export * from './date-warnings.js';
export * from './tax-code-warnings.js';
