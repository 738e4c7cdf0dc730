export * from './combining-marks.js';
export * from './search-text.js';
export * from './typed-name.js';
export * from './mend-encoding.js';
