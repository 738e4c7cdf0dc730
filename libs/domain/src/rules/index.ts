export * from './bind-once.js';
export * from './create-rules.js';
