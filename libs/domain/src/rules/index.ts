export * from './bind-once.js';
export * from './create-rules.js';
export * from './create-dossier-rules.js';
export * from './create-all-rules.js';
