export * from './dossier.js';
export * from './manufatti.js';
