export * from './paper-codes.js';
export * from './find-paper-obstacle.js';
export * from './printable-letters.js';
