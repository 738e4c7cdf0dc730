export * from './numbers.js';
export * from './dates.js';
export * from './file-names.js';
export * from './spreadsheet.js';
export { lazyValue } from './lazy-value.js';
export * from './codes.js';
export * from './read-day.js';
export * from './read-number.js';
export * from './read-surface.js';
