export * from './choices.js';
export * from './regions.js';
export * from './shape.js';
export * from './text.js';
export * from './rules.js';
export * from './normal.js';
export * from './terms.js';
