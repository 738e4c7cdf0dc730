export * from './estimate-deduction.js';
export * from './deduction-instalments.js';
