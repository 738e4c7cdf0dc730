export * from './window-warnings.js';
export * from './shading-warnings.js';
export * from './shutter-warnings.js';
export * from './heating-warnings.js';
export * from './expense-warnings.js';
export * from './share-warnings.js';
export * from './list-dossier-warnings.js';
export * from './zip-warnings.js';
