export * from './charge.js';
export * from './presence.js';
export * from './queue.js';
export * from './list-sorts.js';
export * from './undo.js';
