export * from './property-rights.js';
export * from './deduction-rates.js';
export * from './estimate-deduction.js';
export * from './deduction-instalments.js';
