export * from './built-in-return-reasons.js';
export * from './replaced-file.js';
export * from './return-points.js';
export * from './return-reasons.js';
export * from './steps-to-mend.js';
