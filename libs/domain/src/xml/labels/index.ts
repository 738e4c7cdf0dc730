export * from './label-lookup.js';
export * from './product-labels.js';
