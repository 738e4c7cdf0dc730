export * from './bundling.js';
export * from './rules.js';
