export * from './problem.js';
export type * from './types/index.js';
export * from './client/index.js';
