export * from './warning.js';
export * from './window-warnings.js';
export * from './shading-warnings.js';
export * from './shutter-warnings.js';
export * from './cadastral-category-warnings.js';
export * from './date-warnings.js';
export * from './tax-code-warnings.js';
export * from './list-dossier-warnings.js';
