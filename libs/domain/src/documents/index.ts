export * from './conditions.js';
export * from './catalogue.js';
export * from './required.js';
